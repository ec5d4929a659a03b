// English dictionary, which defines the keys of all languages: texts that every page needs.
import {byId, type NameWords, type StoryOf, storiesOf} from "../game";
import type {Dictionary} from "../language";
import {boards} from "./boards";
import {grammar} from "./grammar";
import {pins} from "./pins";
import {playing} from "./playing";
import {release} from "./release";
import {table} from "./table";
import {tutor} from "./tutor";
import {typing} from "./typing";
import {ui} from "./ui";
import {waiting} from "./waiting";

const games = byId(import.meta.glob<NameWords>("../games/*.ts", {eager: true, query: "?en&name", import: "en"}));
const stories = storiesOf(import.meta.glob<StoryOf<"en">>("../games/*.ts", {query: "?en&story"}), "en");

export const words = {ui, waiting, release, boards, pins, playing, table, tutor, typing};

export const dictionary: Dictionary = {words, grammar, games, stories};
