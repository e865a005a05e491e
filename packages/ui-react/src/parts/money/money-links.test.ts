import { moneyTiles } from "@tradewind/domain/access";
import { noFlags } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { moneyLinks } from "./money-links.ts";

const everywhere = () => true;
const offered = { ...noFlags, depositsCrypto: true, withdrawsCrypto: true };
const byChat = { ...offered, contactForDeposits: true };

test("A-52: pages that are not built are not offered", () => {
	const nowhere = () => false;
	for (const standing of ["visitor", "demo customer", "real customer"] as const)
		expect(moneyLinks(moneyTiles(offered, standing), nowhere)).toEqual([]);
	expect(moneyLinks(moneyTiles(byChat, "real customer"), (path) => path !== "/mine/chat")).toEqual([
		{ name: "withdraw", to: "/mine/withdraw" },
	]);
});

test("Spec 1 §6: a visitor goes to the login, a demo customer sees a message, a real customer goes to the page or the chat", () => {
	expect(moneyLinks(moneyTiles(offered, "visitor"), everywhere)).toEqual([
		{ name: "recharge", to: "/login?from=%2Fmine%2Fcharge" },
		{ name: "withdraw", to: "/login?from=%2Fmine%2Fwithdraw" },
	]);
	expect(moneyLinks(moneyTiles(offered, "demo customer"), everywhere)).toEqual([
		{ name: "recharge", accessBlock: "only real account" },
		{ name: "withdraw", accessBlock: "only real account" },
	]);
	expect(moneyLinks(moneyTiles(byChat, "real customer"), everywhere)).toEqual([
		{ name: "recharge", to: "/mine/chat" },
		{ name: "withdraw", to: "/mine/withdraw" },
	]);
});

test("Spec 1 §6: after the login a visitor reaches the chat, if it replaces the page", () => {
	expect(moneyLinks(moneyTiles(byChat, "visitor"), (path) => path === "/mine/chat")).toEqual([
		{ name: "recharge", to: "/login?from=%2Fmine%2Fchat" },
	]);
	expect(moneyLinks(moneyTiles(byChat, "demo customer"), (path) => path === "/mine/chat")).toEqual([
		{ name: "recharge", accessBlock: "only real account" },
	]);
});

test("Spec 1 §6: a customer tag hides the deposit", () => {
	const tagged = { ...offered, customerTag: "no recharge tile" } as const;
	expect(moneyLinks(moneyTiles(tagged, "real customer"), everywhere)).toEqual([
		{ name: "withdraw", to: "/mine/withdraw" },
	]);
});
