import { describe, expect, test } from "vitest";
import { noFlags } from "../site/site-flags.ts";
import type { MenuItem } from "../site/site-settings.ts";
import { menuRows, moneyTiles, verificationPath } from "./menu-rows.ts";
import { menuSectionOf } from "./menu-sections.ts";

const item = (path: string, change: Partial<MenuItem> = {}): MenuItem => ({
	group: "user menu",
	isMobile: true,
	title: path,
	path,
	icon: "",
	component: "",
	allowsDemo: false,
	...change,
});
const transfer = item("/mine/transfer");
const invite = item("/mine/invite", { allowsDemo: true });
const quick = item("/mine/charge", { group: "home quick menu" });
const menu = [transfer, invite, quick, item("/mine/desktop", { isMobile: false })];

describe("Spec 1 §5, §6: the rows of a menu", () => {
	test("are the mobile rows of its group, in the menu's order", () => {
		expect(menuRows(menu, "user menu", { hasOnlyOneAccount: false }, "real customer")).toEqual([
			{ item: transfer, accessBlock: undefined },
			{ item: invite, accessBlock: undefined },
		]);
		expect(menuRows(menu, "quick menu", { hasOnlyOneAccount: false }, "visitor")).toEqual([
			{ item: quick, accessBlock: undefined },
		]);
	});

	test("have one entry to the verification: that of the levels, if the menu has both", () => {
		const [name, levels] = [item("/mine/auth"), item("/mine/auth-double")];
		const pathsOf = (items: readonly MenuItem[]) =>
			menuRows(items, "user menu", { hasOnlyOneAccount: false }, "trader").map((row) => row.item.path);
		expect([pathsOf([name, levels]), pathsOf([name]), pathsOf([levels])]).toEqual([
			["/mine/auth-double"],
			["/mine/auth"],
			["/mine/auth-double"],
		]);
	});

	test("contain no transfer in one-account mode", () => {
		expect(menuRows(menu, "user menu", { hasOnlyOneAccount: true }, "trader")).toEqual([
			{ item: invite, accessBlock: undefined },
		]);
	});

	test("show a demo customer which rows need a real account", () => {
		expect(menuRows(menu, "user menu", { hasOnlyOneAccount: false }, "demo customer")).toEqual([
			{ item: transfer, accessBlock: "only real account" },
			{ item: invite, accessBlock: undefined },
		]);
	});

	test("are empty while there is no menu", () => {
		expect(menuRows(undefined, "user menu", { hasOnlyOneAccount: false }, "trader")).toEqual([]);
	});
});

test("A-362: identities are verified on the page of the menu, by default by the real name", () => {
	const single = item("/mine/auth");
	const double = item("/mine/auth-double");
	expect([undefined, [], [single], [double], [double, single]].map(verificationPath)).toEqual([
		"/mine/auth",
		"/mine/auth",
		"/mine/auth",
		"/mine/auth-double",
		"/mine/auth",
	]);
});

describe("Spec 1 §2, §6: the recharge and withdraw tiles", () => {
	const page = { is: "page" };
	const chat = { is: "live chat" };
	const blocked = (accessBlock: string, otherwise = "page") => ({ is: "blocked", accessBlock, otherwise });
	test.each([
		["real customer", {}, page, page],
		["trader", {}, page, page],
		["real customer", { contactForDeposits: true }, chat, page],
		["real customer", { contactForWithdrawals: true }, page, chat],
		["real customer", { customerTag: "no recharge tile" }, { is: "hidden" }, page],
		["real customer", { customerTag: "grey lists" }, page, page],
		[
			"demo customer",
			{ contactForDeposits: true },
			blocked("only real account", "live chat"),
			blocked("only real account"),
		],
		["visitor", {}, blocked("login needed"), blocked("login needed")],
		[
			"visitor",
			{ contactForWithdrawals: true },
			blocked("login needed"),
			blocked("login needed", "live chat"),
		],
	] as const)("of a %s with %j", (role, flags, recharge, withdraw) => {
		const offered = { ...noFlags, depositsCrypto: true, withdrawsCrypto: true, ...flags };
		expect(moneyTiles(offered, role)).toEqual({ recharge, withdraw });
	});

	test.each([
		[{ withdrawsToBank: true }, { is: "hidden" }, page],
		[{ contactForWithdrawals: true }, { is: "hidden" }, chat],
		[{ depositsToBank: true }, page, { is: "hidden" }],
		[{ depositsCrypto: true }, page, { is: "hidden" }],
		[{ contactForDeposits: true }, chat, { is: "hidden" }],
		[{}, { is: "hidden" }, { is: "hidden" }],
	] as const)("a tile needs what the site offers: %j", (flags, recharge, withdraw) => {
		expect(moneyTiles({ ...noFlags, ...flags }, "real customer")).toEqual({ recharge, withdraw });
	});
});

test("A-591: a page belongs to one group of the user centre, and an unknown one to help", () => {
	const paths = ["/mine/wallet", "/loan", "/loan/record", "/mining", "/news?x=1", "/mine/auth-double"];
	expect([...paths, "/mine/chat", "/loans"].map(menuSectionOf)).toEqual([
		"money",
		"money",
		"money",
		"invest",
		"invest",
		"security",
		"help",
		"help",
	]);
});
