import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { balancesMachine } from "@tradewind/domain/account";
import { contractOrderMachine, contractOrdersMachine, orderTicketMachine } from "@tradewind/domain/contract";
import { microOrderMachine, microTicketMachine } from "@tradewind/domain/micro";
import { realtimeMachine } from "@tradewind/domain/realtime";
import { sessionMachine } from "@tradewind/domain/session";
import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { root } from "../scripts/paths.ts";
import { stateTexts } from "./state-texts.ts";

test.each(["en", "hk", "ar"])("the text of every state exists in %s", (language) => {
	const files = globSync(`packages/ui-react/src/**/{first-words,words}/${language}.json`, { cwd: root });
	const words = new Set(
		files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), "utf8")))),
	);
	expect(Object.values(stateTexts).filter((key) => !words.has(key))).toEqual([]);
});

const machines = {
	realtime: realtimeMachine,
	session: sessionMachine,
	orders: contractOrdersMachine,
	balances: balancesMachine,
	ticket: orderTicketMachine,
	order: contractOrderMachine,
	"micro ticket": microTicketMachine,
	"micro order": microOrderMachine,
};

const leavesOf = ({ path, states }: AnyStateNode): readonly string[] =>
	Object.keys(states).length === 0 ? [path.join(".")] : Object.values(states).flatMap(leavesOf);

/** States that are left at once or come before the start of the app, an order that is no longer shown, and demo customers. */
const withoutText = [
	"realtime.idle",
	"session.boot",
	"session.demo customer",
	"session.signing in.by demo",
	"session.evaluating",
	"order.evaluating",
	"micro order.evaluating",
	"micro order.in progress.answered",
	"micro order.closed",
];

test("the states with a text are those of the machines", () => {
	const states = Object.entries(machines).flatMap(([name, { root: top }]) =>
		leavesOf(top).map((state) => `${name}.${state}`),
	);
	expect([...Object.keys(stateTexts), ...withoutText].sort()).toEqual(states.sort());
});
