// Possible values of the element's attributes, those of its language and convention included. Apart from the table, which
// the small script of the element contains.
import {langs} from "../text/languages";
import {type AttributeName, attributeRow} from "./element";
import {plays} from "./plays";

const listedElsewhere: {[Name in AttributeName]?: readonly string[]} = {lang: langs, play: plays};

/** Returns the possible values of an attribute; undefined if they have a language of their own. */
export const choicesOf = (name: AttributeName): readonly string[] | undefined =>
  listedElsewhere[name] ?? attributeRow(name).choices;
