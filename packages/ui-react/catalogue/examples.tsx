import type { CommandReply, ReconcileResult } from "@tradewind/domain/command";
import { type Leader, userId } from "@tradewind/domain/copy-trading";
import { decimal, money, rate } from "@tradewind/domain/money";
import { createPagedListMachine, type ListPage } from "@tradewind/domain/paged-list";
import { NotSent, type QueryError } from "@tradewind/domain/request";
import { transferMachine } from "@tradewind/domain/transfer";
import { Result } from "effect";
import type { ReactNode } from "react";
import { createActor, fromPromise } from "xstate";
import * as example from "../src/components.test-support.tsx";
import { StatusStrip } from "../src/ui/status/status-strip.tsx";
import { setStatus } from "../src/ui/status/statuses.ts";

/** An example of docs/components.md in one of its states, with the data that it needs. */
interface Shown {
	/** The state, if there are several. */
	readonly state?: string;
	readonly element: () => ReactNode;
}

const leader = (id: number, nickname: string, profit: string): Leader => ({
	userId: userId(id),
	nickname,
	avatar: "",
	code: `TW${id}`,
	multiple: rate(decimal("100")),
	threeWeekReturn: rate(decimal("0.12")),
	threeWeekWins: rate(decimal("0.6")),
	threeWeekProfit: money(decimal(profit)),
	totalReturn: rate(decimal("0.5")),
	totalTrades: 120,
});

const leaders = [leader(1001, "Northwind", "1234.5"), leader(1002, "Calm Seas", "-87.25")];

type Page = Result.Result<ListPage<Leader, undefined>, QueryError>;

/** A list that reads this page. */
const leadersOf = (page: Promise<Page>) =>
	createActor(
		createPagedListMachine<Leader, string, undefined, undefined>({
			keyOf: ({ nickname }) => nickname,
		}).provide({ actors: { readPage: fromPromise(() => page) } }),
		{ input: { query: undefined } },
	).start();

const pageOf = (rows: readonly Leader[]): Promise<Page> =>
	Promise.resolve(Result.succeed({ rows, total: rows.length, extra: undefined }));

const notFound: Result.Result<ReconcileResult<CommandReply>, QueryError> = Result.succeed({ is: "absent" });

/** A form that is carried out a second after it was sent. */
const transfer = createActor(
	transferMachine.provide({
		actors: {
			send: fromPromise(
				() =>
					new Promise((resolve) =>
						setTimeout(() => resolve(Result.succeed({ message: "Transferred" })), 1000),
					),
			),
			reconcile: fromPromise(() => Promise.resolve(notFound)),
		},
	}),
	{ input: { language: "en", knownRecords: {}, accounts: [] } },
).start();

/** A value that changes every second while it is shown. */
const moving = (from: string, to: string) => {
	const values = [decimal(from), decimal(to)] as const;
	let isMoved = false;
	return {
		get: () => values[isMoved ? 1 : 0],
		subscribe: (listener: () => void) => {
			const timer = setInterval(() => {
				isMoved = !isMoved;
				listener();
			}, 1000);
			return () => clearInterval(timer);
		},
	};
};

const nothing = (): void => {};

const press = (name: string, run: () => void): ReactNode => (
	<button type="button" className="quiet-button" onClick={run}>
		{name}
	</button>
);

/** By the names of the examples; made when the page is, so that the languages are loaded. */
export const createExamples = (): Readonly<Record<string, readonly Shown[]>> => {
	const list = leadersOf(pageOf(leaders));
	const none = leadersOf(pageOf([]));
	const loading = leadersOf(new Promise(nothing));
	const failed = leadersOf(Promise.resolve(Result.fail(new NotSent({ reason: "offline" }))));
	const profit = moving("12.5", "-7.25");
	const quote = moving("1.11257", "1.11263");
	const free = decimal("1234.5");
	const locked = decimal("228.14");
	return {
		list: [
			{ state: "rows", element: () => example.list(list) },
			{ state: "empty", element: () => example.list(none) },
			{ state: "loading", element: () => example.list(loading) },
			{ state: "failed", element: () => example.list(failed) },
		],
		form: [{ element: () => example.form(transfer, <example.Fields free={free} />) }],
		Fields: [{ element: () => <example.Fields free={free} /> }],
		Choice: [{ element: () => <example.Choice /> }],
		address: [{ element: example.address }],
		TermsSheet: [{ element: () => <example.TermsSheet /> }],
		receipt: [{ element: () => example.receipt(decimal("5"), nothing) }],
		money: [{ element: () => example.money(decimal("-7.25"), locked, profit) }],
		Reason: [{ element: () => <example.Reason free={free} /> }],
		figure: [{ element: () => example.figure(decimal("1.11257"), decimal("-0.54"), quote) }],
		calculation: [{ element: () => example.calculation(free, locked) }],
		icons: [{ element: () => example.icons(nothing) }],
		states: [
			{ state: "loading", element: () => example.states(true, nothing) },
			{ state: "failed", element: () => example.states(false, nothing) },
		],
		showOffline: [
			{
				element: () => (
					<>
						<StatusStrip />
						{press("Offline", () => example.showOffline(Date.now()))}
						{press("Online", () => setStatus("connection", undefined))}
					</>
				),
			},
		],
		showSaved: [{ element: () => press("Toast", example.showSaved) }],
	};
};
