import { expect, test } from "vitest";
import { carriedFrom, changesFor } from "./carried-account.ts";

const america = { id: 1, code: "US", globalCode: "+001" };
const hongKong = { id: 7, code: "HK", globalCode: "852" };
const form = { by: "email", email: "mia@tradewind.test", areaId: undefined, phone: "" } as const;

test("A-583: a typed address is filled in on the next page", () => {
	const carried = carriedFrom(form, [america, hongKong]);
	expect([carried, changesFor(carried, [america])]).toEqual([
		{ by: "email", email: "mia@tradewind.test", prefix: "+001", phone: "" },
		[
			{ field: "by", value: "email" },
			{ field: "email", value: "mia@tradewind.test" },
		],
	]);
});

test("A-583: so is a number with its area, if the site lists that area", () => {
	const carried = carriedFrom({ ...form, by: "phone", areaId: 7, phone: "5550 101" }, [america, hongKong]);
	expect(carried).toEqual({ by: "phone", email: "mia@tradewind.test", prefix: "+852", phone: "5550 101" });
	expect(changesFor(carried, [america, hongKong])).toEqual([
		{ field: "by", value: "phone" },
		{ field: "areaId", value: 7 },
		{ field: "phone", value: "5550 101" },
	]);
	expect(changesFor(carried, [])).toEqual([
		{ field: "by", value: "phone" },
		{ field: "phone", value: "5550 101" },
	]);
});
