export const claims = {
  about: [
    {
      says: "with-pass(kayles):5/pass + :3/pass has a pass in each component",
      holds: async ({analyze, nimber}) => {
        const {components, grundy} = await analyze("with-pass(kayles):5/pass + :3/pass");
        const values = await Promise.all(components.map(({address}) => nimber(address)));
        return components.every(({address}) => address.endsWith("/pass")) && Number(grundy) === (values[0] ^ values[1]);
      },
    },
    {literature: "horrocks2003", says: "with a pass the sequences have regularities of their own"},
  ],
  "examples.surprising": ["kayles:3,3 is P", "it has 1 winning of 7", "it -> with-pass(kayles):3,3 wins"],
  "examples.hard": ["it = *7", "it has 3 winning of 16"],
};
