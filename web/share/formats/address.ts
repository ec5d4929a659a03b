import type {FormatModule} from "../format";

export const order: FormatModule["order"] = 6;
export const formatOf: FormatModule["formatOf"] = ({state, fileName}, t) => ({
  ...{id: "address", words: t.share.formAddress, about: t.share.aboutAddress},
  ...{file: {name: `${fileName}-address.txt`, type: "text/plain"}, clip: "text"},
  make: async () => ({content: state.question.value.address}),
});
