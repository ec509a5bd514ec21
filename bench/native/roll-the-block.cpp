// Roll the Block: a table of keys, or (rule) a bitmap, since a place with its bridges is a small number.
#include <map>

#include "level.h"

namespace {

enum Kind { standing, across, down, split };

/** What switches do to the bridges: (bridges & keep) ^ flip. */
struct Effect {
  uint64_t keep = ~uint64_t{0};
  uint64_t flip = 0;

  void then(const Effect& next) {
    keep &= next.keep;
    flip = (flip & next.keep) ^ next.flip;
  }
};

struct Switch {
  bool isHeavy = false;
  bool isSplit = false;
  Effect effect;
  int cubes[2] = {};
};

/**
 * From the lowest bit: a cell, the kind of place, the cell of cube 2 where a level can split the block, and a bit for each bridge.
 * The part without bridges is the place.
 */
struct Space {
  using Key = ::Key<1>;
  static constexpr uint64_t absent = uint64_t{1} << 63;
  static constexpr bool hasKinds = false;
  static constexpr size_t mostSuccessors = 8;

  /** What a piece meets where it arrives. */
  struct Arrival {
    uint64_t needs = 0;
    Effect effect;
    uint64_t place = 0;
  };

  int columns, cellBits, placeBits, keyBits;
  uint64_t placeMask, goal;
  /** By place and direction, by cell and direction: where a roll or a step leads, or -1. */
  std::vector<int> rolls, steps;
  std::vector<Arrival> arrivals, cubeArrivals;

  uint64_t cubesAt(uint64_t first, uint64_t second) const {
    const uint64_t low = first < second ? first : second;
    const uint64_t apart = first < second ? second - first : first - second;
    if (apart == static_cast<uint64_t>(columns)) return uint64_t{down} << cellBits | low;
    if (apart == 1 && (low + 1) % columns != 0) return uint64_t{across} << cellBits | low;
    return second << (cellBits + 2) | uint64_t{split} << cellBits | first;
  }

  int expand(const Key& key, uint8_t, Key* out, uint8_t*) const {
    const uint64_t state = key.words[0];
    const uint64_t place = state & placeMask;
    const uint64_t bridges = state & ~placeMask;
    if (place == goal) return 0;
    int made = 0;
    const auto arrive = [&](const Arrival& arrival, uint64_t to) {
      out[made++].words[0] = ((bridges & arrival.effect.keep) ^ arrival.effect.flip) | to;
    };
    if (((place >> cellBits) & 3) != split) {
      for (int way = 0; way < 4; way += 1) {
        const int to = rolls[place * 4 + way];
        if (to < 0 || (arrivals[to].needs & ~state)) continue;
        arrive(arrivals[to], arrivals[to].place);
      }
      return made;
    }
    const uint64_t first = place & ((uint64_t{1} << cellBits) - 1);
    const uint64_t second = place >> (cellBits + 2);
    for (int way = 0; way < 4; way += 1) {
      const int to = steps[first * 4 + way];
      if (to >= 0 && !(cubeArrivals[to].needs & ~state)) arrive(cubeArrivals[to], cubesAt(to, second));
    }
    for (int way = 0; way < 4; way += 1) {
      const int to = steps[second * 4 + way];
      if (to >= 0 && !(cubeArrivals[to].needs & ~state)) arrive(cubeArrivals[to], cubesAt(first, to));
    }
    return made;
  }
};

bool isBridge(const std::string& text) { return std::isdigit(text[0]) != 0; }

Switch readSwitch(const std::string& text, int columns, const std::map<std::string, uint64_t>& bitOf) {
  Switch made;
  std::string spaced = text;
  for (char& sign : spaced)
    if (sign == ',') sign = ' ';
  std::istringstream words(spaced);
  std::string word, action;
  words >> word;
  made.isHeavy = word == "heavy";
  made.isSplit = word == "split";
  if (made.isSplit) {
    for (int& cube : made.cubes) {
      int row, column;
      words >> row >> column;
      cube = (row - 1) * columns + column - 1;
    }
    return made;
  }
  while (words >> word) {
    if (!isBridge(word)) {
      action = word;
      continue;
    }
    Effect effect;
    const uint64_t bit = bitOf.at(word);
    if (action != "toggle") effect.keep = ~bit;
    if (action != "hide") effect.flip = bit;
    made.effect.then(effect);
  }
  return made;
}

/** The space of the level; `start` becomes its first key. */
Space readSpace(Key<1>& start) {
  const Level level = readLevel();
  const int rows = level.rows, columns = level.columns, cells = rows * columns;
  const auto textOf = [&](int cell) -> const std::string& { return level.cells[cell / columns][cell % columns]; };
  Space space;
  space.columns = columns;
  space.cellBits = bitsFor(cells) > 0 ? bitsFor(cells) : 1;

  bool canSplit = false;
  for (const auto& [key, value] : level.headers) canSplit |= key.rfind("switch ", 0) == 0 && value.rfind("split", 0) == 0;
  space.placeBits = space.cellBits + 2 + (canSplit ? space.cellBits : 0);
  space.placeMask = (uint64_t{1} << space.placeBits) - 1;
  std::map<std::string, uint64_t> bitOf;
  for (int cell = 0; cell < cells; cell += 1)
    if (isBridge(textOf(cell)) && !bitOf.count(textOf(cell))) {
      if (space.placeBits + bitOf.size() == 63) refuse("too many bridges for a key of one word");
      const uint64_t bit = uint64_t{1} << (space.placeBits + bitOf.size());
      bitOf[textOf(cell)] = bit;
    }
  space.keyBits = space.placeBits + static_cast<int>(bitOf.size());
  std::map<std::string, Switch> switches;
  start.words[0] = 0;
  for (const auto& [key, value] : level.headers) {
    if (key.rfind("bridge ", 0) == 0 && value == "shown") start.words[0] |= bitOf.at(key.substr(7));
    if (key.rfind("switch ", 0) == 0) switches[key.substr(7)] = readSwitch(value, columns, bitOf);
  }

  const auto needOf = [&](int cell) { return isBridge(textOf(cell)) ? bitOf.at(textOf(cell)) : 0; };
  /** The number of a place, or -1 where the block would fall. */
  const auto placeAt = [&](int kind, int row, int column) {
    if (level.at(row, column) == "#") return -1;
    if (kind == standing && level.at(row, column) == ":") return -1;
    if (kind == across && level.at(row, column + 1) == "#") return -1;
    if (kind == down && level.at(row + 1, column) == "#") return -1;
    return kind << space.cellBits | (row * columns + column);
  };
  const int places = 3 << space.cellBits;
  space.rolls.assign(4 * places, -1);
  space.steps.assign(4 * cells, -1);
  space.arrivals.resize(places);
  space.cubeArrivals.resize(cells);
  /** By kind and way (up, down, left, right): the kind after a roll, and how far the first cell moves. */
  constexpr int roll[3][4][3] = {{{down, -2, 0}, {down, 1, 0}, {across, 0, -2}, {across, 0, 1}},
                                 {{across, -1, 0}, {across, 1, 0}, {standing, 0, -1}, {standing, 0, 2}},
                                 {{standing, -1, 0}, {standing, 2, 0}, {down, 0, -1}, {down, 0, 1}}};
  constexpr int step[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  for (int cell = 0; cell < cells; cell += 1) {
    const int row = cell / columns, column = cell % columns;
    if (textOf(cell) == "S") start.words[0] |= cell;
    if (textOf(cell) == "G") space.goal = cell;
    for (int kind = standing; kind <= down; kind += 1) {
      const int place = kind << space.cellBits | cell;
      auto& arrival = space.arrivals[place];
      arrival.place = place;
      for (int way = 0; way < 4; way += 1)
        space.rolls[place * 4 + way] = placeAt(roll[kind][way][0], row + roll[kind][way][1], column + roll[kind][way][2]);
      if (placeAt(kind, row, column) < 0) continue;
      for (const int covered : {cell, kind == standing ? -1 : kind == across ? cell + 1 : cell + columns}) {
        if (covered < 0) continue;
        arrival.needs |= needOf(covered);
        const auto found = switches.find(textOf(covered));
        if (found == switches.end()) continue;
        const Switch& pressed = found->second;
        if (pressed.isSplit && kind == standing) arrival.place = space.cubesAt(pressed.cubes[0], pressed.cubes[1]);
        if (!pressed.isHeavy || kind == standing) arrival.effect.then(pressed.effect);
      }
    }
    for (int way = 0; way < 4; way += 1)
      if (level.at(row + step[way][0], column + step[way][1]) != "#")
        space.steps[cell * 4 + way] = cell + step[way][0] * columns + step[way][1];
    auto& cube = space.cubeArrivals[cell];
    cube.needs = needOf(cell);
    const auto found = switches.find(textOf(cell));
    if (found != switches.end() && !found->second.isHeavy) cube.effect = found->second.effect;
  }
  return space;
}

}  // namespace

int main(int count, char** arguments) {
  const Wanted wanted = wantedBy(count, arguments);
  Key<1> start;
  Space space = readSpace(start);
  if (wanted.rule) explore<Bitmap>(space, start, wanted.limit);
  else explore<Table>(space, start, wanted.limit);
}
