// Runs in the sandbox before the program of the user, and keeps what it needs: whatever the program does to the objects of the
// language, states are told apart and numbered as here. The last expression is what the sandbox holds.

(() => {
  const bound = Function.prototype.bind;
  const free = (method) => bound.call(Function.prototype.call, method);
  const [getOf, setOf, hasIn] = [Map.prototype.get, Map.prototype.set, Map.prototype.has].map(free);
  const [isArray, keysOf, protoOf, setProto] = [
    Array.isArray,
    Object.keys,
    Object.getPrototypeOf,
    Object.setPrototypeOf,
  ];
  const [quoted, finite, sorted] = [JSON.stringify, Number.isFinite, free(Array.prototype.sort)];
  const [cut, replaced, symbols] = [free(String.prototype.slice), free(String.prototype.replace), Symbol.iterator];
  const [objects, Text] = [Object.prototype, String];
  const deepest = 60;
  const longestLabel = 400;

  /** A list that no change of Array.prototype reaches. */
  const list = () => setProto([], null);

  class Fault extends Error {
    constructor(kind, facts) {
      super(kind);
      this.kind = kind;
      this.facts = facts;
    }
  }

  /** What a value is written as; texts in it with quotes, so that different values are written differently. */
  function write(value, isKey, depth) {
    if (depth > deepest) throw new Fault("deep", {});
    switch (typeof value) {
      case "number":
        if (!finite(value)) throw new Fault("value", {value: Text(value)});
        return value === 0 ? "0" : Text(value);
      case "bigint":
        return `${value}n`;
      case "boolean":
        return Text(value);
      case "string":
        return quoted(value);
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
    if (proto !== null && proto !== objects) throw new Fault("value", {value: "object"});
    const keys = keysOf(value);
    if (isKey) sorted(keys);
    for (let i = 0; i < keys.length; i++)
      text += `${i ? "," : ""}${quoted(keys[i])}:${write(value[keys[i]], isKey, depth + 1)}`;
    return `{${text}}`;
  }

  // What a game is must not change from one look to the next.
  Math.random = () => {
    throw new Fault("random", {});
  };

  const oneLine = (text) => replaced(text, /[\t\n\r\u2028\u2029]/g, " ");

  return ({start, moves, left, right, sum, key, draw}, mostOptions, onState) => {
    const numbers = new Map();
    const states = list();
    let next = 0;
    let options = 0;

    function labelOf(state) {
      if (draw !== undefined) {
        const drawn = draw(state);
        if (typeof drawn !== "string") throw new Fault("drawing", {value: typeof drawn});
        return oneLine(drawn);
      }
      return oneLine(typeof state === "string" ? state : write(state, false, 0));
    }

    function numberOf(state) {
      const name = write(key === undefined ? state : key(state), true, 0);
      if (hasIn(numbers, name)) return getOf(numbers, name);
      const number = states.length;
      setOf(numbers, name, number);
      states[number] = state;
      return number;
    }

    /** What an array, or anything that can be gone through, has in it. */
    function eachOf(found, what, visit) {
      if (isArray(found)) for (let i = 0; i < found.length; i++) visit(found[i]);
      else if (found !== null && typeof found === "object" && typeof found[symbols] === "function")
        for (const one of found) visit(one);
      else throw new Fault("list", {what, value: found === null ? "null" : typeof found});
    }

    function sumOf(state) {
      const parts = sum === undefined ? undefined : sum(state);
      if (parts === undefined || parts === null) return null;
      let text = "";
      let count = 0;
      let only = -1;
      eachOf(parts, "sum", (part) => {
        only = numberOf(part);
        text += (count++ ? "+" : "") + only;
      });
      return count === 1 && only === next ? null : `=${text || "-"}`;
    }

    function listOf(found, what) {
      let text = "";
      eachOf(found, what, (option) => {
        text += (text && " ") + numberOf(option);
        if (++options > mostOptions) throw new Fault("options", {});
      });
      return text;
    }

    /** Of two players: Left's, a bar, Right's. */
    const optionsOf = (state) =>
      left === undefined
        ? listOf(moves(state), "moves")
        : `${listOf(left(state), "left")} | ${listOf(right(state), "right")}`;

    return {
      /** The numbers of the states that play begins at, for 0 to `last`. */
      begin(last) {
        let text = "";
        for (let n = 0; n <= last; n++) {
          onState(n, -1);
          text += (text && " ") + numberOf(start(n));
        }
        return text;
      },
      /** The lines of at most `most` states more. */
      tell(most) {
        let lines = "";
        for (let i = 0; i < most && next < states.length; i++) {
          onState(next, options);
          const state = states[next];
          const sum = sumOf(state);
          lines += `${cut(labelOf(state), 0, longestLabel)}\t${sum ?? optionsOf(state)}\n`;
          // A state that has been gone through is told apart by its key alone.
          states[next] = undefined;
          next++;
        }
        return lines;
      },
      count: () => states.length,
      /** Of the state at work, to be shown beside a fault. */
      label(number) {
        try {
          return cut(oneLine(write(states[number], false, 0)), 0, longestLabel);
        } catch {
          return Text(typeof states[number]);
        }
      },
    };
  };
})();
