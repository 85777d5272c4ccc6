/* BUTTONS written by hand in C, to measure ourselves against: random playouts and nothing else.
 *
 * It has the rules once more (the numbers are those of docs/rules/buttons.md), the same luck, and draws in the same
 * order as State.playout. So a playout from the same position and seed must end in the same position, which makes this
 * file a second opinion on the rules too. It keeps what a playout needs, no moves, no journal, no contract.
 *
 * `inputs` and `outputs` name the fields of the Python state, in the order in which `play` takes and gives their words.
 */
#include <stdint.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

const char inputs[] = "seats waiting phase round active inside safe dice white gold columns "
                      "face cards buttons stars due "
                      "box.faces box.board box.fields box.stars_for_leaving box.fields_a_colour box.stars_a_colour "
                      "box.bonus box.row box.stars_to_end box.most_rounds";
const char outputs[] = "luck round face cards stars";

enum { SEATS = 4, COLOURS = 4, RED = 0, FACES = 16, SIDE = 6, BLACK_DICE = 4 };
enum { BOARDS, TURN, LAY, STARS, OVER };

typedef uint64_t fields; /* bit 6 * row + column */

static const fields BOARD = 0xFFFFFFFFF, NOT_FIRST_COLUMN = 0xFBEFBEFBE, NOT_LAST_COLUMN = 0x7DF7DF7DF;

struct box {
    int faces, stars_for_leaving, fields_a_colour, stars_a_colour, bonus, row, stars_to_end, most_rounds;
    int board[FACES];
    fields of_colour[FACES][COLOURS];
};

struct match {
    uint64_t luck;
    fields buttons[SEATS], stars[SEATS];
    unsigned cards[SEATS];
    int face[SEATS], due[SEATS];
    int seats, phase, round, active, dice, white, gold;
    unsigned waiting, inside, safe, columns;
};

/* -- words and luck -------------------------------------------------------------------------------------------- */

static inline int count(fields f) { return __builtin_popcountll(f); }
static inline int lowest(fields f) { return __builtin_ctzll(f); }

static inline fields nth(fields f, unsigned n) /* the n-th of the set bits */
{
#ifdef __BMI2__
    return _pdep_u64((uint64_t)1 << n, f);
#else
    while (n--)
        f &= f - 1;
    return f & -f;
#endif
}

static inline unsigned below(struct match *m, unsigned n) /* multiply with carry */
{
    m->luck = (m->luck & 0xFFFFFFFF) * 698769069 + (m->luck >> 32);
    return (unsigned)((m->luck & 0xFFFFFFFF) * n >> 32);
}

static void reseed(struct match *m, uint64_t seed)
{
    m->luck = (seed & 0xFFFFFFFF) | (seed >> 32 & 0x1FFFFFFF) << 32 | 1 << 20;
    for (int i = 0; i < 4; i++)
        below(m, 2);
}

/* -- 3: where a button may lie --------------------------------------------------------------------------------- */

static inline fields free_fields(const struct match *m, int seat)
{
    fields b = m->buttons[seat];
    fields beside = (b & NOT_LAST_COLUMN) << 1 | (b & NOT_FIRST_COLUMN) >> 1 | b << SIDE | b >> SIDE;
    return ~(b | beside | m->stars[seat]) & BOARD;
}

static inline fields open_to_active(const struct match *m)
{
    return (fields)m->columns << m->white * SIDE & free_fields(m, m->active);
}

/* -- 4: a round ------------------------------------------------------------------------------------------------ */

static void start_round(struct match *m)
{
    m->round++;
    m->inside = (1u << m->seats) - 1;
    m->safe = 0;
    m->dice = BLACK_DICE;
    for (int seat = 0; seat < m->seats; seat++) {
        m->buttons[seat] = 0;
        if (m->cards[seat] & 1u << RED)
            m->active = seat;
    }
    m->phase = TURN;
    m->waiting = 1u << m->active;
}

static int has_row(fields stars, int length) /* 6.2 */
{
    fields down = stars, across = stars;
    while (--length) {
        down = down >> SIDE & stars;
        across = (across & NOT_FIRST_COLUMN) >> 1 & stars;
    }
    return (down | across) != 0;
}

static void end_round(struct match *m, const struct box *box) /* 5.7, 6.1 */
{
    int over = m->round >= box->most_rounds;
    for (int seat = 0; seat < m->seats; seat++)
        over |= has_row(m->stars[seat], box->row) || count(m->stars[seat]) >= box->stars_to_end;
    if (over) {
        m->phase = OVER;
        m->waiting = 0;
        return;
    }
    unsigned last = m->cards[m->seats - 1];
    for (int seat = m->seats - 1; seat > 0; seat--)
        m->cards[seat] = m->cards[seat - 1];
    m->cards[0] = last;
    start_round(m);
}

static int stars_earned(const struct match *m, const struct box *box, int seat) /* 5.1 to 5.3 */
{
    const fields *of_colour = box->of_colour[m->face[seat]];
    int earned = box->stars_for_leaving;
    for (int colour = 0; colour < COLOURS; colour++)
        if (count(m->buttons[seat] & of_colour[colour]) >= box->fields_a_colour)
            earned += box->stars_a_colour + (m->cards[seat] >> colour & 1 ? box->bonus : 0);
    int most = count(m->buttons[seat]);
    return earned < most ? earned : most;
}

static void score_round(struct match *m, const struct box *box)
{
    m->phase = STARS;
    m->waiting = 0;
    for (unsigned left = m->safe; left; left &= left - 1) {
        int seat = lowest(left);
        m->due[seat] = stars_earned(m, box, seat);
        if (m->due[seat] > 0)
            m->waiting |= 1u << seat;
    }
    if (!m->waiting)
        end_round(m, box);
}

static inline void pass_dice(struct match *m, const struct box *box) /* 4.12 to 4.15 */
{
    if (!m->inside) {
        score_round(m, box);
        return;
    }
    unsigned later = m->inside & ~0u << (m->active + 1);
    m->active = lowest(later ? later : m->inside);
    m->phase = TURN;
    m->waiting = 1u << m->active;
}

static inline void fill_depot(struct match *m, int seat) /* 4.11 */
{
    m->inside &= ~(1u << seat);
    m->dice -= m->seats == 2 ? 2 : 1;
}

static inline void roll(struct match *m, const struct box *box) /* 4.5 to 4.10 */
{
    m->white = below(m, SIDE);
    m->gold = below(m, SIDE);
    m->columns = 1u << m->gold;
    for (int die = 0; die < m->dice; die++)
        m->columns |= 1u << below(m, SIDE);
    m->phase = LAY;
    fields spot = (fields)1 << (m->white * SIDE + m->gold);
    unsigned waiting = 0;
    for (unsigned others = m->inside & ~(1u << m->active); others; others &= others - 1) {
        int seat = lowest(others);
        if (free_fields(m, seat) & spot)
            waiting |= 1u << seat;
    }
    if (open_to_active(m)) {
        waiting |= 1u << m->active;
    } else {
        m->buttons[m->active] = 0;
        fill_depot(m, m->active);
    }
    m->waiting = waiting;
    if (!waiting)
        pass_dice(m, box);
}

/* -- every phase, played at random; each gives the number of decisions ------------------------------------------ */

static int choose_boards(struct match *m, const struct box *box) /* 2.2 */
{
    int decisions = 0;
    for (int seat = lowest(m->waiting); seat < m->seats; seat++, decisions++) {
        unsigned taken = 0;
        for (int earlier = 0; earlier < seat; earlier++)
            taken |= 1u << box->board[m->face[earlier]];
        fields left = 0;
        for (int face = 0; face < box->faces; face++)
            if (!(taken >> box->board[face] & 1))
                left |= (fields)1 << face;
        m->face[seat] = lowest(nth(left, below(m, count(left))));
    }
    start_round(m);
    return decisions;
}

static inline int take_turn(struct match *m, const struct box *box) /* 4.3, 4.4 */
{
    if (below(m, m->buttons[m->active] ? 2 : 1) == 0) {
        roll(m, box);
    } else {
        m->safe |= 1u << m->active;
        fill_depot(m, m->active);
        pass_dice(m, box);
    }
    return 1;
}

static inline int lay_buttons(struct match *m, const struct box *box) /* 4.6, 4.7 */
{
    int decisions = 0;
    fields spot = (fields)1 << (m->white * SIDE + m->gold);
    for (unsigned left = m->waiting; left; left &= left - 1, decisions++) {
        int seat = lowest(left);
        if (seat == m->active) {
            fields open = open_to_active(m);
            m->buttons[seat] |= nth(open, below(m, count(open)));
        } else if (below(m, 2)) {
            m->buttons[seat] |= spot;
        }
    }
    pass_dice(m, box);
    return decisions;
}

static int put_stars(struct match *m, const struct box *box) /* 5.5 */
{
    int decisions = 0;
    for (unsigned left = m->waiting; left; left &= left - 1) {
        int seat = lowest(left);
        decisions += m->due[seat];
        for (; m->due[seat]; m->due[seat]--) {
            fields star = nth(m->buttons[seat], below(m, count(m->buttons[seat])));
            m->buttons[seat] ^= star;
            m->stars[seat] |= star;
        }
    }
    end_round(m, box);
    return decisions;
}

static int64_t playout(struct match *m, const struct box *box)
{
    int64_t decisions = 0;
    while (m->waiting) {
        if (m->phase == TURN)
            decisions += take_turn(m, box);
        else if (m->phase == LAY)
            decisions += lay_buttons(m, box);
        else if (m->phase == STARS)
            decisions += put_stars(m, box);
        else
            decisions += choose_boards(m, box);
    }
    return decisions;
}

/* -- in and out ------------------------------------------------------------------------------------------------ */

#define EACH(i, n) for (int i = 0; i < (n); i++)

static void read_inputs(const int64_t *word, struct match *m, struct box *box)
{
    m->luck = 0;
    m->seats = *word++;
    m->waiting = *word++;
    m->phase = *word++;
    m->round = *word++;
    m->active = *word++;
    m->inside = *word++;
    m->safe = *word++;
    m->dice = *word++;
    m->white = *word++;
    m->gold = *word++;
    m->columns = *word++;
    EACH(seat, SEATS) m->face[seat] = *word++;
    EACH(seat, SEATS) m->cards[seat] = *word++;
    EACH(seat, SEATS) m->buttons[seat] = *word++;
    EACH(seat, SEATS) m->stars[seat] = *word++;
    EACH(seat, SEATS) m->due[seat] = *word++;
    box->faces = *word++;
    EACH(face, FACES) box->board[face] = *word++;
    EACH(face, FACES) EACH(colour, COLOURS) box->of_colour[face][colour] = *word++;
    box->stars_for_leaving = *word++;
    box->fields_a_colour = *word++;
    box->stars_a_colour = *word++;
    box->bonus = *word++;
    box->row = *word++;
    box->stars_to_end = *word++;
    box->most_rounds = *word++;
}

static void write_outputs(int64_t *word, const struct match *m)
{
    *word++ = m->luck;
    *word++ = m->round;
    EACH(seat, SEATS) *word++ = m->face[seat];
    EACH(seat, SEATS) *word++ = m->cards[seat];
    EACH(seat, SEATS) *word++ = m->stars[seat];
}

/* Plays whole matches, the i-th with luck from seed + i; how many decisions. `ended` gets the last one's outputs. */
int64_t play(const int64_t *started, int64_t matches, int64_t seed, int64_t *ended)
{
    struct match root, m;
    struct box box;
    int64_t decisions = 0;
    read_inputs(started, &root, &box);
    m = root;
    for (int64_t i = 0; i < matches; i++) {
        m = root;
        reseed(&m, (uint64_t)(seed + i));
        decisions += playout(&m, &box);
    }
    write_outputs(ended, &m);
    return decisions;
}
