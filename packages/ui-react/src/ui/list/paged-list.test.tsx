import { Unreachable } from "@tradewind/domain/request";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { type ActorRefFrom, createActor } from "xstate";
import { showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { startApp } from "../../state/fake-app.test-support.ts";
import { outlineOf } from "../outline.test-support.ts";
import { numberedList } from "./list.test-support.ts";
import { PagedList, type PagedListProps } from "./paged-list.tsx";

type Snapshot = ReturnType<ActorRefFrom<typeof numberedList>["getSnapshot"]>;

const offline = new Unreachable({ reason: "offline" });
const lost = new Unreachable({ reason: "no answer" });
const fresh = createActor(numberedList, { input: { query: undefined } }).getSnapshot().context;
const twoOfFour = { ...fresh, rows: [{ id: 4 }, { id: 3 }], total: 4, page: 1, pageSize: 2 };
const all = { ...twoOfFour, rows: [4, 3, 2, 1].map((id) => ({ id })), page: 2, isAtEnd: true };
const none = { ...fresh, page: 1, isAtEnd: true };

const { app } = startApp();

const shownIn = (
	value: Snapshot["value"],
	context: Partial<Snapshot["context"]>,
	filter: Pick<PagedListProps<{ readonly id: number }>, "isShown" | "isBeyond" | "noneShown"> = {},
) => {
	const snapshot = numberedList.resolveState({ value, context: { ...fresh, ...context } });
	return outlineOf(
		renderToString(
			<AppProvider value={app}>
				<PagedList
					list={createActor(numberedList, { input: { query: undefined }, snapshot })}
					keyOf={({ id }) => id}
					row={({ id }, index) => `${index + 1}: row ${id}`}
					empty="Nothing yet"
					footnote={<p>Footnote</p>}
					{...filter}
				>
					<h2>Above</h2>
				</PagedList>
			</AppProvider>,
		),
	);
};

beforeEach(() => showLanguage("en"));

const reason = "You are offline. This will load when you are back online.";
const retry = "<button> Try again </button>";
const failure = `<div role="alert"> ${reason} ${retry} </div>`;
const noAnswer = "The platform is not responding. Check your connection and try again.";
const banner = `<div role="alert"> The list could not be loaded. ${noAnswer} ${retry} </div>`;
const rows = "<li> 1: row 4 </li> <li> 2: row 3 </li>";
const rowsAndMore = `Above ${rows} Loading more… Footnote`;

describe("A paged list", () => {
	test("shows skeletons while its first page is read", () => {
		expect(shownIn("loading", {})).toBe('Above <div aria-busy="true"> </div>');
	});

	test("shows only the reason when its first page could not be read", () => {
		expect(shownIn("failed", { error: offline })).toBe(`Above ${failure}`);
	});

	test("shows that it is empty, also while it is read again", () => {
		expect([shownIn("finished", none), shownIn("refreshing", none)]).toEqual([
			"Above Nothing yet",
			"Above Nothing yet",
		]);
	});

	test("shows only the reason when an empty list could not be read again", () => {
		expect(shownIn("failed", { ...none, error: offline })).toBe(`Above ${failure}`);
	});

	test("shows its rows and that more rows follow", () => {
		expect([shownIn("ready", twoOfFour), shownIn("loading more", twoOfFour)]).toEqual([
			rowsAndMore,
			rowsAndMore,
		]);
	});

	test("shows its end once all rows are loaded", () => {
		expect(shownIn("finished", all)).toBe(
			`Above ${rows} <li> 3: row 2 </li> <li> 4: row 1 </li> No more Footnote`,
		);
	});

	test("says that none of its rows is shown only once all are loaded and none belongs to it", () => {
		const noneShown = "None of them";
		const none = { isShown: () => false, noneShown };
		const last = { isShown: ({ id }: { readonly id: number }) => id === 1, noneShown };
		expect([
			shownIn("ready", twoOfFour, none),
			shownIn("finished", all, none),
			shownIn("finished", all, last),
			shownIn("failed", { ...all, error: lost }, none),
		]).toEqual([
			"Above Loading more… Footnote",
			"Above None of them",
			"Above <li> 1: row 1 </li> No more Footnote",
			`Above ${banner} Footnote`,
		]);
	});

	test("loads no more after a row beyond which none belongs to it", () => {
		const filter = { isShown: ({ id }: { readonly id: number }) => id === 4, noneShown: "None of them" };
		expect([
			shownIn("ready", twoOfFour, { ...filter, isBeyond: ({ id }) => id === 3 }),
			shownIn("ready", twoOfFour, { ...filter, isShown: () => false, isBeyond: ({ id }) => id === 3 }),
			shownIn("ready", twoOfFour, { ...filter, isBeyond: () => false }),
		]).toEqual([
			"Above <li> 1: row 4 </li> Footnote",
			"Above None of them",
			"Above <li> 1: row 4 </li> Loading more… Footnote",
		]);
	});

	test("keeps its rows while it is refreshed or catches up", () => {
		expect([shownIn("refreshing", twoOfFour), shownIn("catching up", twoOfFour)]).toEqual([
			rowsAndMore,
			rowsAndMore,
		]);
	});

	test("shows the reason above its rows after a failed refresh, until it has been read again", () => {
		const failed = { ...twoOfFour, error: lost };
		const shown = `Above ${banner} ${rows} Footnote`;
		expect([shownIn("failed", failed), shownIn("refreshing", failed)]).toEqual([shown, shown]);
	});

	test("A-263: shows the age of its rows without a network, and no alert, because the page has announced it", () => {
		// Without a known reading the rows are as old as the last price.
		const aged = `<div role="note"> You are offline · as of Jan 1, 00:00 GMT ${retry} </div>`;
		expect(shownIn("failed", { ...twoOfFour, error: offline })).toBe(`Above ${aged} ${rows} Footnote`);
	});

	test("shows the reason below its rows when a further page could not be read", () => {
		const failed = { ...twoOfFour, error: lost, lastAttempt: "next page" as const };
		const shown = `Above ${rows} ${banner} Footnote`;
		expect([shownIn("failed", failed), shownIn("loading more", failed)]).toEqual([shown, shown]);
	});

	test("shows no reason but a retry button when a defect ended a request", () => {
		expect(shownIn("failed", {})).toBe(
			`Above <div role="alert"> Something went wrong in the app. ${retry} </div>`,
		);
	});
});
