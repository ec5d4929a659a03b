import type {FormatModule} from "../format";

export const order: FormatModule["order"] = 7;
export const formatOf: FormatModule["formatOf"] = ({answer, showsAnswer}, t) =>
  showsAnswer
    ? {
        ...{id: "answer", words: t.share.formAnswer, about: t.share.aboutAnswer},
        ...{file: {name: "answer.json", type: "application/json"}, clip: "text"},
        make: async () => ({content: JSON.stringify(answer, null, 2)}),
      }
    : null;
