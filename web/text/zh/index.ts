// Chinese.
import {byId, type GameWords} from "../game";
import type {Dictionary, Words} from "../language";
import {boards} from "./boards";
import {codes} from "./codes";
import {contest, sites} from "./contest";
import {editing} from "./editing";
import {materials, theories} from "./facets";
import {forms} from "./forms";
import {gallery} from "./gallery";
import {grammar} from "./grammar";
import {home} from "./home";
import {limits} from "./limits";
import {nimbers} from "./nimbers";
import {pins} from "./pins";
import {plain} from "./plain";
import {playing} from "./playing";
import {present} from "./present";
import {problemTitles} from "./problems";
import {puzzles} from "./puzzles";
import {reasons} from "./reasons";
import {release} from "./release";
import {sequences} from "./sequences";
import {share} from "./share";
import {table} from "./table";
import {tutor} from "./tutor";
import {typing} from "./typing";
import {ui} from "./ui";
import {waiting} from "./waiting";
import {why} from "./why";

const games = byId(import.meta.glob<GameWords>("../games/*.ts", {eager: true, query: "?zh", import: "zh"}));

export const words: Words = {
  ui,
  waiting,
  release,
  why,
  boards,
  pins,
  plain,
  playing,
  table,
  present,
  home,
  tutor,
  puzzles,
  reasons,
  share,
  codes,
  editing,
  forms,
  nimbers,
  sequences,
  typing,
  limits,
  problemTitles,
  contest,
  sites,
  gallery,
  materials,
  theories,
};

export const dictionary: Dictionary = {words, grammar, games};
