// Runs in the sandbox before the program of the user, and keeps the built-in functions that it needs: whatever the
// program does to the objects of the language, states are told apart and numbered as here. The value of the last
// expression is what the sandbox uses.

(() => {
  const bind = Function.prototype.bind;
  const uncurry = (method) => bind.call(Function.prototype.call, method);
  const [mapGet, mapSet, mapHas] = [Map.prototype.get, Map.prototype.set, Map.prototype.has].map(uncurry);
  const [isArray, keysOf, protoOf, setProto] = [
    Array.isArray,
    Object.keys,
    Object.getPrototypeOf,
    Object.setPrototypeOf,
  ];
  const [stringify, isFiniteNumber, sort] = [JSON.stringify, Number.isFinite, uncurry(Array.prototype.sort)];
  const [slice, replace, iterator] = [
    uncurry(String.prototype.slice),
    uncurry(String.prototype.replace),
    Symbol.iterator,
  ];
  const [objectPrototype, toText] = [Object.prototype, String];
  const maxDepth = 60;
  const maxLabelLength = 400;

  /** Returns a list that no change of Array.prototype reaches. */
  const createList = () => setProto([], null);

  class Fault extends Error {
    constructor(kind, facts) {
      super(kind);
      this.kind = kind;
      this.facts = facts;
    }
  }

  /** Writes a value as text; strings in quotes, so that different values are written differently. */
  function write(value, isKey, depth) {
    if (depth > maxDepth) throw new Fault("deep", {});
    switch (typeof value) {
      case "number":
        if (!isFiniteNumber(value)) throw new Fault("value", {value: toText(value)});
        return value === 0 ? "0" : toText(value);
      case "bigint":
        return `${value}n`;
      case "boolean":
        return toText(value);
      case "string":
        return stringify(value);
      case "object":
        break;
      default:
        throw new Fault("value", {value: typeof value});
    }
    if (value === null) return "null";
    let text = "";
    if (isArray(value)) {
      for (let i = 0; i < value.length; i++) text += (i ? "," : "") + write(value[i], isKey, depth + 1);
      return `[${text}]`;
    }
    const proto = protoOf(value);
    if (proto !== null && proto !== objectPrototype) throw new Fault("value", {value: "object"});
    const keys = keysOf(value);
    if (isKey) sort(keys);
    for (let i = 0; i < keys.length; i++)
      text += `${i ? "," : ""}${stringify(keys[i])}:${write(value[keys[i]], isKey, depth + 1)}`;
    return `{${text}}`;
  }

  // A game must be the same at every call.
  Math.random = () => {
    throw new Fault("random", {});
  };

  const oneLine = (text) => replace(text, /[\t\n\r\u2028\u2029]/g, " ");

  return ({start, moves, left, right, sum, key, draw}, maxOptions, onState) => {
    const numbers = new Map();
    const states = createList();
    let next = 0;
    let options = 0;

    function labelOf(state) {
      if (draw !== undefined) {
        const label = draw(state);
        if (typeof label !== "string") throw new Fault("drawing", {value: typeof label});
        return oneLine(label);
      }
      return oneLine(typeof state === "string" ? state : write(state, false, 0));
    }

    function numberOf(state) {
      const name = write(key === undefined ? state : key(state), true, 0);
      if (mapHas(numbers, name)) return mapGet(numbers, name);
      const number = states.length;
      mapSet(numbers, name, number);
      states[number] = state;
      return number;
    }

    /** Visits the items of an array or of any iterable. */
    function forEachOf(result, what, visit) {
      if (isArray(result)) for (let i = 0; i < result.length; i++) visit(result[i]);
      else if (result !== null && typeof result === "object" && typeof result[iterator] === "function")
        for (const item of result) visit(item);
      else throw new Fault("list", {what, value: result === null ? "null" : typeof result});
    }

    function sumOf(state) {
      const parts = sum === undefined ? undefined : sum(state);
      if (parts === undefined || parts === null) return null;
      let text = "";
      let count = 0;
      let lastPart = -1;
      forEachOf(parts, "sum", (part) => {
        lastPart = numberOf(part);
        text += (count++ ? "+" : "") + lastPart;
      });
      return count === 1 && lastPart === next ? null : `=${text || "-"}`;
    }

    function listOf(result, what) {
      let text = "";
      forEachOf(result, what, (option) => {
        text += (text && " ") + numberOf(option);
        if (++options > maxOptions) throw new Fault("options", {});
      });
      return text;
    }

    /** Returns the options of a state; with two players, Left's, a bar, and Right's. */
    const optionsOf = (state) =>
      left === undefined
        ? listOf(moves(state), "moves")
        : `${listOf(left(state), "left")} | ${listOf(right(state), "right")}`;

    return {
      /** Returns the numbers of the states that play begins at, for n from 0 to `last`. */
      begin(last) {
        let text = "";
        for (let n = 0; n <= last; n++) {
          onState(n, -1);
          text += (text && " ") + numberOf(start(n));
        }
        return text;
      },
      /** Returns the lines of at most `limit` more states. */
      tell(limit) {
        let lines = "";
        for (let i = 0; i < limit && next < states.length; i++) {
          onState(next, options);
          const state = states[next];
          const sum = sumOf(state);
          lines += `${slice(labelOf(state), 0, maxLabelLength)}\t${sum ?? optionsOf(state)}\n`;
          // A state that is done is told apart by its key alone.
          states[next] = undefined;
          next++;
        }
        return lines;
      },
      count: () => states.length,
      /** Returns the label of a state, to be shown with a fault. */
      label(number) {
        try {
          return slice(oneLine(write(states[number], false, 0)), 0, maxLabelLength);
        } catch {
          return toText(typeof states[number]);
        }
      },
    };
  };
})();
