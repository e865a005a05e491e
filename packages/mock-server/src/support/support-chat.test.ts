import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";
import { wordsIn } from "../words/words.ts";
import { chatMessagesPath } from "./chat-path.ts";

const conversation = "0123456789abcdef0123456789abcdef";
const address = `http://platform.test${chatMessagesPath}`;

const openChat = () => {
	const bench = createBench();
	const write = (fields: Record<string, string>) =>
		bench.platform.fetch(new Request(address, { method: "POST", body: new URLSearchParams(fields) }));
	const read = async (id = conversation) => {
		const reply = await bench.platform.fetch(new Request(`${address}?conversation=${id}`));
		return (await reply.json()).map(({ from, text }: Record<string, string>) => [from, text]);
	};
	return { ...bench, write, read };
};

test("Spec 2 §2: the support answers a message after a moment, in the customer's language", async () => {
	const { write, read, advance } = openChat();
	await write({ conversation, text: " 入金問題 ", lang: "hk" });
	const before = await read();
	advance(1500);
	expect([before, await read()]).toEqual([
		[["customer", "入金問題"]],
		[
			["customer", "入金問題"],
			["support", wordsIn("hk", "chat.answer.deposit")],
		],
	]);
});

test("an operator answers the newest conversation, which only its own key reads", async () => {
	const { write, read, platform } = openChat();
	expect(() => platform.control.answerChat({ text: "Hi" })).toThrow("there is no conversation");
	await write({ conversation, text: "Hello" });
	platform.control.answerChat({ text: "Hi, this is Ada" });
	expect([await read(), await read("f".repeat(32))]).toEqual([
		[
			["customer", "Hello"],
			["support", "Hi, this is Ada"],
		],
		[],
	]);
});

test("an empty or too long message, or one without a key, is refused", async () => {
	const { write, read } = openChat();
	const refused = [
		{ conversation, text: "  " },
		{ conversation, text: "x".repeat(1001) },
		{ conversation: "guessable", text: "Hello" },
		{ text: "Hello" },
	];
	expect(await Promise.all(refused.map(async (fields) => (await write(fields)).status))).toEqual(
		refused.map(() => 400),
	);
	expect(await read()).toEqual([]);
});
