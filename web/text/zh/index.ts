// Chinese dictionary: texts that every page needs.
import {byId, type NameWords, type StoryOf, storiesOf} from "../game";
import type {Dictionary, Words} from "../language";
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

const games = byId(import.meta.glob<NameWords>("../games/*.ts", {eager: true, query: "?zh&name", import: "zh"}));
const stories = storiesOf(import.meta.glob<StoryOf<"zh">>("../games/*.ts", {query: "?zh&story"}), "zh");

export const words: Words = {ui, waiting, release, boards, pins, playing, table, tutor, typing};

export const dictionary: Dictionary = {words, grammar, games, stories};
