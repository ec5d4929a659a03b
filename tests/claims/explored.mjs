import {range} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: [
    {
      says: "the example is Kayles with 4 pins: its states are rows of four, three, two and one, worth the same",
      holds: async ({nimber}) => {
        for (const state of range(0, 3))
          if ((await nimber(`explored(example):${state}`)) !== (await nimber(`kayles:${4 - state}`))) return false;
        return true;
      },
    },
  ],
  "examples.surprising": ["it is P", "kayles:4 = *1", "kayles:1 = *1"],
  "examples.hard": ["it = *0", "it has 0 winning of 9", "kayles:4,3,2 = *0"],
};
