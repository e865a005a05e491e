import { expect, test } from "vitest";
import { createPlatform } from "../platform.ts";
import { detailOf, httpFaultOf, httpKinds, socketFaultOf, socketKinds } from "./fault-kinds.ts";

const none = { account: "", times: "", skip: "", percent: "" };

test.each(httpKinds)("the platform takes the fault: a request %s", (_, kind) => {
	const { control } = createPlatform();
	const detail = detailOf[kind]?.standard ?? "";
	control.faults(httpFaultOf({ ...none, match: "contract.submit", kind, detail }));
	expect(control.state().faults.http).toHaveLength(1);
});

test.each(socketKinds)("the platform takes the fault: the sockets %s", (_, kind) => {
	const { control } = createPlatform();
	control.faults(socketFaultOf({ kind, seconds: "1.5", times: "", topic: "", account: "" }));
	expect(control.state().faults.socket).toEqual([{ number: 1, kind, ms: 1500 }]);
});

test("a fault of the third order of one customer, in half of the cases, with a changed field", () => {
	const choice = {
		match: "contract.submit",
		kind: "changed",
		detail: "data.Id = 7",
		account: "mia@tradewind.test",
	} as const;
	expect(httpFaultOf({ ...choice, times: "1", skip: "2", percent: "50" })).toEqual({
		http: [
			{
				match: "contract.submit",
				change: [{ path: "data.Id", value: 7 }],
				account: "mia@tradewind.test",
				times: 1,
				skip: 2,
				percent: 50,
			},
		],
	});
	expect(httpFaultOf({ ...none, match: "*", kind: "changed", detail: "data.Id" })).toEqual({
		http: [{ match: "*", change: [{ path: "data.Id" }] }],
	});
});

test.each([
	["late", "soon", "Seconds: is not a number"],
	["late", "", "Seconds: is not a number"],
	["changed", "data.Id = seven", "Field: what follows “=” is not JSON"],
] as const)("a wrong entry is refused before it is sent: %s %s", (kind, detail, message) => {
	expect(() => httpFaultOf({ ...none, match: "*", kind, detail })).toThrow(message);
});
