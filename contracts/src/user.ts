import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { FlagNumber, Id, Nothing, optional, Text, Whole } from "./wire.ts";

export const User = Schema.Struct({
	id: Id,
	uid: optional(Text),
	email: optional(Text),
	mobile: optional(Text),
	nickname: optional(Text),
	name: optional(Text),
	remark: optional(Text),
	invite_code: optional(Text),
	/** Only 1 is a verified name. */
	is_real: optional(FlagNumber),
	/** Only 1 is a demo account. */
	is_demo: optional(FlagNumber),
	is_trader: optional(FlagNumber),
	level: optional(Whole),
	credit_score: optional(Whole),
}).annotate({ identifier: "User" });

export const exampleUser = {
	id: 1,
	uid: "10000001",
	email: "mia@tradewind.test",
	mobile: "",
	nickname: "Mia",
	name: "Mia Berg",
	remark: "",
	invite_code: "TW10000001",
	is_real: 0 as const,
	is_demo: 0 as const,
	is_trader: 0 as const,
	level: 1,
	credit_score: 100,
};

export const getUserInfo = defineCall({
	id: "session.getUser",
	kind: "query",
	method: "GET",
	path: "/api/user/info",
	sends: "nothing",
	access: "session",
	initial: true,
	clause: "Spec 1 §7",
	summary: "The signed-in customer",
	input: Nothing,
	reply: User,
	example: {
		input: {},
		reply: exampleUser,
	},
});
