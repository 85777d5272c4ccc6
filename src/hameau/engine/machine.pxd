# The compiled twin of machine.py. A compiled state lies in memory as: object header, pointer to its methods,
# the workspace (`skip` words), three words of State (seats, waiting, luck), pointers to content (`contents`), then the
# game's own words. The position is all of that after the workspace, but the pointers.
cdef extern from *:
    """
    #include <string.h>
    typedef long long hameau_word;
    #define HAMEAU_STATE_WORDS 3
    #define HAMEAU_HEAD(skip) (sizeof(PyObject) + sizeof(void *) + 8 * (size_t)(skip))
    #define HAMEAU_TAIL(skip, contents) (HAMEAU_HEAD(skip) + 8 * (HAMEAU_STATE_WORDS + (size_t)(contents)))
    #define HAMEAU_REST(state, skip, contents) ((size_t)Py_TYPE(state)->tp_basicsize - HAMEAU_TAIL(skip, contents))

    static inline void hameau_save(PyObject *state, hameau_word *to, long long skip, long long contents) {
        memcpy(to, (char *)state + HAMEAU_HEAD(skip), 8 * HAMEAU_STATE_WORDS);
        memcpy(to + HAMEAU_STATE_WORDS, (char *)state + HAMEAU_TAIL(skip, contents), HAMEAU_REST(state, skip, contents));
    }
    static inline void hameau_load(PyObject *state, const hameau_word *from, long long skip, long long contents) {
        memcpy((char *)state + HAMEAU_HEAD(skip), from, 8 * HAMEAU_STATE_WORDS);
        memcpy((char *)state + HAMEAU_TAIL(skip, contents), from + HAMEAU_STATE_WORDS, HAMEAU_REST(state, skip, contents));
    }
    static inline void hameau_copy(PyObject *to, PyObject *source, long long skip, long long contents) {
        memcpy((char *)to + HAMEAU_HEAD(skip), (char *)source + HAMEAU_HEAD(skip), 8 * HAMEAU_STATE_WORDS);
        memcpy((char *)to + HAMEAU_TAIL(skip, contents), (char *)source + HAMEAU_TAIL(skip, contents),
               HAMEAU_REST(source, skip, contents));
    }
    static inline long long hameau_size(PyObject *state, long long skip, long long contents) {
        return HAMEAU_STATE_WORDS + (long long)(HAMEAU_REST(state, skip, contents) / 8);
    }
    #if defined(__x86_64__) && !defined(__POPCNT__) /* there the builtin is a call */
    static inline long long hameau_popcount(long long word) {
        unsigned long long x = (unsigned long long)word;
        x -= x >> 1 & 0x5555555555555555;
        x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F;
        return (long long)(x * 0x0101010101010101 >> 56);
    }
    #else
    #define hameau_popcount(x) ((long long)__builtin_popcountll((unsigned long long)(x)))
    #endif
    #define hameau_lowest(x) ((long long)__builtin_ctzll((unsigned long long)(x)))
    #define hameau_rarely(x) __builtin_expect(!!(x), 0)
    #define hameau_at(address) ((hameau_word *)(address))
    #define hameau_real_at(address) ((double *)(address))
    #define hameau_short_at(address) ((short *)(address))
    static inline void hameau_put_bits(short *to, unsigned long long word, long long count) {
        long long i = 0;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; i + 4 <= count; i += 4) { /* four bits become four numbers in one word */
            unsigned long long four = word >> i & 15;
            four = (four | four << 15 | four << 30 | four << 45) & 0x0001000100010001;
            memcpy(to + i, &four, 8);
        }
    #endif
        for (; i < count; i++) to[i] = (short)(word >> i & 1);
    }
    """
    ctypedef long long hameau_word
    void hameau_save(object, hameau_word *, long long, long long) noexcept nogil
    void hameau_load(object, const hameau_word *, long long, long long) noexcept nogil
    void hameau_copy(object, object, long long, long long) noexcept nogil
    long long hameau_size(object, long long, long long) noexcept nogil
    long long hameau_popcount(long long) noexcept nogil
    long long hameau_lowest(long long) noexcept nogil
    bint hameau_rarely(bint) noexcept nogil
    hameau_word *hameau_at(long long) noexcept nogil
    double *hameau_real_at(long long) noexcept nogil
    short *hameau_short_at(long long) noexcept nogil
    void hameau_put_bits(short *, unsigned long long, long long) noexcept nogil

cdef inline long long bit(long long n) noexcept nogil:
    return (<long long>1) << n

cdef inline long long popcount(long long word) noexcept nogil:
    return hameau_popcount(word)

cdef inline long long lowest_bit(long long word) noexcept nogil:
    return hameau_lowest(word)

cdef inline bint rarely(bint condition) noexcept nogil:
    return hameau_rarely(condition)

cdef inline void copy_position(object to, object source, long long skip, long long contents) noexcept nogil:
    hameau_copy(to, source, skip, contents)

cdef inline long long position_size(object state, long long skip, long long contents) noexcept nogil:
    return hameau_size(state, skip, contents)

cdef inline bytes position_bytes(object state, long long skip, long long contents):
    cdef bytearray data = bytearray(8 * hameau_size(state, skip, contents))
    hameau_save(state, <hameau_word *><char *>data, skip, contents)
    return bytes(data)

cdef inline int set_position(object state, bytes data, long long skip, long long contents) except -1:
    if len(data) != 8 * hameau_size(state, skip, contents):
        raise ValueError(f"a position of {hameau_size(state, skip, contents)} words, not {len(data)} bytes")
    hameau_load(state, <const hameau_word *><const char *>data, skip, contents)
    return 0

cdef inline void save_position(object state, long long address, long long skip, long long contents) noexcept nogil:
    hameau_save(state, hameau_at(address), skip, contents)

cdef inline void load_position(object state, long long address, long long skip, long long contents) noexcept nogil:
    hameau_load(state, hameau_at(address), skip, contents)

cdef inline long long peek(long long address, long long index) noexcept nogil:
    return hameau_at(address)[index]

cdef inline void poke(long long address, long long index, long long word) noexcept nogil:
    hameau_at(address)[index] = word

cdef inline void poke_real(long long address, long long index, double value) noexcept nogil:
    hameau_real_at(address)[index] = value

cdef inline void put(long long address, long long index, long long value) noexcept nogil:
    hameau_short_at(address)[index] = <short>value

cdef inline void put_bits(long long address, long long index, long long word, long long count) noexcept nogil:
    hameau_put_bits(hameau_short_at(address) + index, <unsigned long long>word, count)
