// Breadth-first search of a whole space in C++: what all yardsticks share. A space says how a state's key is made and expanded; the
// set of seen states is a table with the keys in its slots, a bitmap, or nothing at all where every state is met only once.
#pragma once
#include <sys/mman.h>
#include <sys/resource.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

/** A packed state. */
template <int Words>
struct Key {
  uint64_t words[Words];
  bool operator==(const Key& other) const {
    uint64_t difference = 0;
    for (int word = 0; word < Words; word += 1) difference |= words[word] ^ other.words[word];
    return difference == 0;
  }
  bool isZero() const {
    uint64_t any = 0;
    for (int word = 0; word < Words; word += 1) any |= words[word];
    return any == 0;
  }
};

/** What a yardstick cannot do is no mistake: its column stays empty. */
[[noreturn]] inline void refuse(const char* why) {
  std::fprintf(stderr, "%s\n", why);
  std::exit(3);
}

/** Room of which the system commits only what is touched; all zeros. */
template <class Item>
Item* reserve(size_t count) {
  void* room = mmap(nullptr, count * sizeof(Item), PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) refuse("not enough memory");
  return static_cast<Item*>(room);
}

/** A search that is asked for no fewer has room for so many. */
constexpr size_t mostStates = size_t{1} << 28;

/**
 * Open addressing with linear probing, at most half full. It doubles in place: everything is cleared and put in again from the
 * queue, which has all keys. A slot holds a key, changed so that zero means free: `Space::absent` is the last word of a key that no
 * state has when its other words are zero.
 */
template <class Space>
class Table {
  using K = typename Space::Key;
  static constexpr int last = sizeof(K) / 8 - 1;
  K* slots = reserve<K>(2 * mostStates);
  int bits = 16;
  size_t mask = (size_t{1} << 16) - 1;

  static K marked(K key) {
    key.words[last] ^= Space::absent;
    return key;
  }
  void put(const K& key, size_t slot) {
    while (!slots[slot].isZero()) slot = (slot + 1) & mask;
    slots[slot] = marked(key);
  }

 public:
  explicit Table(const Space&) {}

  size_t place(const K& key) const {
    uint64_t hash = 0;
    for (const uint64_t word : key.words) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
      hash = (hash ^ (hash >> 32)) * 0xD6E8FEB86659FD93ull;
    }
    return hash >> (64 - bits);
  }
  void prefetch(size_t slot) const { __builtin_prefetch(&slots[slot], 1); }

  void makeRoom(const K* queue, size_t count, size_t more) {
    while (2 * (count + more) > mask + 1) {
      std::memset(static_cast<void*>(slots), 0, (mask + 1) * sizeof(K));
      bits += 1;
      mask = 2 * mask + 1;
      constexpr size_t batch = 64;
      size_t places[batch];
      for (size_t from = 0; from < count; from += batch) {
        const size_t some = count - from < batch ? count - from : batch;
        for (size_t i = 0; i < some; i += 1) {
          places[i] = place(queue[from + i]);
          prefetch(places[i]);
        }
        for (size_t i = 0; i < some; i += 1) put(queue[from + i], places[i]);
      }
    }
  }

  /** Whether the key is new; it is known from now on. */
  bool add(const K& key, size_t slot) {
    const K wanted = marked(key);
    while (!slots[slot].isZero()) {
      if (slots[slot] == wanted) return false;
      slot = (slot + 1) & mask;
    }
    slots[slot] = wanted;
    return true;
  }
};

/** A bit for each possible key of one word. */
template <class Space>
class Bitmap {
  using K = typename Space::Key;
  uint64_t* bits;

 public:
  explicit Bitmap(const Space& space) {
    if (space.keyBits > 36) refuse("the keys are too long for a bitmap");
    bits = reserve<uint64_t>((size_t{1} << space.keyBits) / 64 + 1);
  }
  size_t place(const K& key) const { return key.words[0] >> 6; }
  void prefetch(size_t word) const { __builtin_prefetch(&bits[word], 1); }
  void makeRoom(const K*, size_t, size_t) {}
  bool add(const K& key, size_t word) {
    const uint64_t bit = uint64_t{1} << (key.words[0] & 63);
    if (bits[word] & bit) return false;
    bits[word] |= bit;
    return true;
  }
};

/** For spaces whose rule meets each state once. */
template <class Space>
class Nothing {
  using K = typename Space::Key;

 public:
  explicit Nothing(const Space&) {}
  size_t place(const K&) const { return 0; }
  void prefetch(size_t) const {}
  void makeRoom(const K*, size_t, size_t) {}
  bool add(const K&, size_t) const { return true; }
};

struct Used {
  double milliseconds;
  double bytes;
};

/** Processor time and the most memory of this process so far. */
inline Used used() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  const auto milliseconds = [](const timeval& time) { return 1000.0 * time.tv_sec + time.tv_usec / 1000.0; };
#ifdef __APPLE__
  const double unit = 1;
#else
  const double unit = 1024;
#endif
  return {milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), unit * usage.ru_maxrss};
}

/**
 * Visits every state, or the first `limit` ones, and prints the figures. A space has `Key`, `mostSuccessors` and `expand(key, kind, successors, kinds)`, which
 * returns how many it wrote. With `hasKinds` it writes the kind of each move too and gets the one that led to a state.
 */
template <template <class> class Seen, class Space>
void explore(Space& space, const typename Space::Key& start, size_t limit) {
  using K = typename Space::Key;
  constexpr size_t batch = 64;
  const Used before = used();
  Seen<Space> seen(space);
  K* queue = reserve<K>(mostStates);
  auto* parents = reserve<uint32_t>(mostStates);
  auto* kindOf = reserve<uint8_t>(mostStates);
  const size_t room = batch * space.mostSuccessors + 8;
  std::vector<K> made(room);
  std::vector<size_t> places(room);
  std::vector<uint32_t> owners(room);
  std::vector<uint8_t> kinds(room);

  size_t count = 1, generated = 0;
  queue[0] = start;
  parents[0] = ~0u;
  seen.add(start, seen.place(start));
  for (size_t next = 0; next < count && count < limit;) {
    const size_t end = next + batch < count ? next + batch : count;
    size_t fresh = 0;
    for (; next < end; next += 1) {
      const size_t from = fresh;
      fresh += space.expand(queue[next], Space::hasKinds ? kindOf[next] : 0, &made[from], &kinds[from]);
      // Four at a time, since a loop of two or three is hard to predict; what is too much is overwritten.
      for (size_t i = from; i < fresh; i += 4)
        for (size_t j = i; j < i + 4; j += 1) owners[j] = static_cast<uint32_t>(next);
    }
    generated += fresh;
    seen.makeRoom(queue, count, fresh);
    for (size_t i = 0; i < fresh; i += 1) {
      places[i] = seen.place(made[i]);
      seen.prefetch(places[i]);
    }
    for (size_t i = 0; i < fresh; i += 1) {
      if (!seen.add(made[i], places[i])) continue;
      queue[count] = made[i];
      parents[count] = owners[i];
      if (Space::hasKinds) kindOf[count] = kinds[i];
      count += 1;
      if (count == limit) break;
    }
  }
  if (count == mostStates) refuse("too many states");
  const Used after = used();
  std::printf("{\"states\": %zu, \"generated\": %zu, \"cpuMilliseconds\": %.2f, \"bytes\": %.0f}\n", count, generated,
              after.milliseconds - before.milliseconds, after.bytes - before.bytes);
}
