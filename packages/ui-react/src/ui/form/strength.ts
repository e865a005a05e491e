import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer texts are slow to estimate, and strong. */
const maxLength = 64;

/** How hard a password is to guess: 0, very weak, to 4, very strong. `known` are texts that an attacker knows, such as the e-mail. */
export const strengthOf = (password: string, known: readonly string[]): number =>
	zxcvbn.check(password.slice(0, maxLength), [...known]).score;
