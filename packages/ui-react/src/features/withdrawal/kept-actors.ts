import type { SignedIn } from "@tradewind/domain/session";
import { type WithdrawalKind, type WithdrawalRecord, withdrawalList } from "@tradewind/domain/withdrawal";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { keptLists } from "../../kept/kept-list.ts";
import type { App } from "../../state/app.ts";
import { oncePerId } from "../../state/once-per.ts";
import { afterChange } from "../../state/subscribe.ts";
import { machines } from "./machines.ts";

/** The withdrawals of each kind. */
export const recordsOf = keptLists(withdrawalList, (kind: WithdrawalKind) => ({ kind }));

/** The bound ways of each kind, and their removal. */
export const boundWaysOf = keptPerSession((app, _signedIn, ends) =>
	oncePerId((kind: WithdrawalKind) =>
		ends(createActor(machines(app).boundWays, { input: { kind, ways: undefined } }).start()),
	),
);

export type BoundWaysActor = ReturnType<ReturnType<typeof boundWaysOf>>;
type Records = ReturnType<ReturnType<typeof recordsOf>>;

/** The rows of a list once it was read; `undefined` before. */
const rowsOf = (records: Records): readonly WithdrawalRecord[] | undefined => {
	const { rows, page } = records.getSnapshot().context;
	return page > 0 ? rows : undefined;
};

/** Calls `listener` when ways of the kind were added or removed. Returns the unsubscribe function. */
export const onWaysChanged = (
	app: App,
	signedIn: SignedIn,
	kind: WithdrawalKind,
	listener: () => void,
): (() => void) =>
	afterChange(
		boundWaysOf(app, signedIn)(kind),
		({ context }) => context.facts.ways?.map(({ id }) => id).join(),
		(ids, before) => {
			if (ids !== undefined && before !== undefined) listener();
		},
	);

/** The addresses of withdrawals and of bound ways, as far as they were read. */
export const usedAddresses = (app: App, signedIn: SignedIn) => {
	const { ways = [] } = boundWaysOf(app, signedIn)("crypto").getSnapshot().context.facts;
	return {
		paid: (rowsOf(recordsOf(app, signedIn)("crypto")) ?? []).map(({ target }) => target),
		bound: ways.flatMap((way) => (way.kind === "crypto" ? [way.address] : [])),
	};
};

/** Calls `supply` with the used addresses now and whenever their lists were read. Returns the unsubscribe function. */
export const supplyUsedAddresses = (
	app: App,
	signedIn: SignedIn,
	supply: (used: ReturnType<typeof usedAddresses>) => void,
): (() => void) => {
	const again = () => supply(usedAddresses(app, signedIn));
	again();
	const ends = [
		afterChange(recordsOf(app, signedIn)("crypto"), ({ context }) => context.rows, again),
		afterChange(boundWaysOf(app, signedIn)("crypto"), ({ context }) => context.facts.ways, again),
	];
	return () => {
		for (const end of ends) end();
	};
};
