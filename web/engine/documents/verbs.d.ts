// What the engine says of itself.

/** What can be asked, with what, and what answers. */
export interface VerbTable {
  verbs: {
    name: string;
    about: string;
    /** The type of its answer, as in this folder. */
    document: string;
    /** It may take more than a moment. */
    long: boolean;
    parameters: {
      name: string;
      takes: "address" | "game" | "touch" | "text" | "number" | "choice" | "file" | "input";
      about: string;
      /** Where none is given; null where it must be. */
      usual: string | null;
      choices: string[];
      least: string;
      /** On the command line it is given as `--name`. */
      named: boolean;
    }[];
  }[];
}

/** A hash over what the engine says of small positions of every game. */
export interface Signature {
  signature: string;
}
