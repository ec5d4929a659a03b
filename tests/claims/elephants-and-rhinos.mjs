export const claims = {
  "examples.surprising": ["it has value 0", "elephants-and-rhinos:t.f has value *", "it has 0 winning of 2"],
  "examples.hard": ["it is P", "it has 0 winning of 2"],
};
