// Loaded before the C library: a disk that is full, read-only, does not sync or cannot be read, and a clock that jumps.
// What goes wrong stands as words in the file that SHIM names, and may change at any time.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define AN_HOUR 3600
#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int goes_wrong(const char *what) {
  const char *path = getenv("SHIM");
  if (!path) return 0;
  int before = errno, file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) { errno = before; return 0; }
  char words[128];
  long size = syscall(SYS_read, file, words, sizeof words - 1);
  close(file);
  errno = before;
  if (size < 0) return 0;
  words[size] = 0;
  return strstr(words, what) != NULL;
}

static int fails(const char *what, int error) {
  if (!goes_wrong(what)) return 0;
  errno = error;
  return 1;
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
  REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
  return fails("full", ENOSPC) || fails("read-only", EROFS) ? -1 : real(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
  return fails("full", ENOSPC) || fails("read-only", EROFS) ? -1 : real(file, data, size, at);
}

ssize_t pread(int file, void *data, size_t size, off_t at) {
  REAL(ssize_t, "pread", int, void *, size_t, off_t);
  return fails("unreadable", EIO) ? -1 : real(file, data, size, at);
}

ssize_t pread64(int file, void *data, size_t size, off64_t at) {
  REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
  return fails("unreadable", EIO) ? -1 : real(file, data, size, at);
}

// Of the files of a server only: nothing else needs to be written.
static int may_not_open(const char *path, int flags) {
  return (flags & (O_WRONLY | O_RDWR | O_CREAT)) && strstr(path, "/data/") && fails("read-only", EROFS);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, #name, const char *, int, ...); \
    va_list more; \
    va_start(more, flags); \
    int mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, int) : 0; \
    va_end(more); \
    return may_not_open(path, flags) ? -1 : real(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

int fsync(int file) {
  REAL(int, "fsync", int);
  return fails("unsynced", EIO) ? -1 : real(file);
}

int fdatasync(int file) {
  REAL(int, "fdatasync", int);
  return fails("unsynced", EIO) ? -1 : real(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  REAL(int, "clock_gettime", clockid_t, struct timespec *);
  int result = real(clock, now);
  if (clock == CLOCK_REALTIME) {
    if (goes_wrong("later")) now->tv_sec += AN_HOUR;
    if (goes_wrong("earlier")) now->tv_sec -= AN_HOUR;
  }
  return result;
}
