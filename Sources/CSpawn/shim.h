// What the C library has, and its module for Swift leaves out because it is not POSIX.
#include <spawn.h>

#ifdef __linux__
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int pipe2(int ends[2], int flags);
#endif
