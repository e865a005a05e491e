import { languageCodes } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { chatMessagesPath } from "../site/chat-path.ts";
import { createBench } from "../test/client.test-support.ts";
import { wordsIn } from "../words/words.ts";
import { answerTo } from "./chat-answers.ts";

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

test.each(languageCodes)("%s: the answer is about what the message is about", (code) => {
	const answers = (["record.deposit", "record.withdrawal", "menu.auth", "menu.language"] as const).map(
		(key) => answerTo(wordsIn(code, key)),
	);
	expect(answers).toEqual([
		"chat.answer.deposit",
		"chat.answer.withdrawal",
		"chat.answer.identity",
		"chat.answer.other",
	]);
});

test("after more than 200 messages a page that has the last one still gets the next ones, and their numbers go on", async () => {
	const { write, advance, platform } = openChat();
	const after = async (number: number) =>
		(
			await (
				await platform.fetch(new Request(`${address}?conversation=${conversation}&after=${number}`))
			).json()
		).map((message: { readonly number: number; readonly text: string }) => [message.number, message.text]);
	for (let number = 1; number <= 300; number++) {
		await write({ conversation, text: `Question ${number}` });
		advance(1500);
	}
	const answer = wordsIn("en", "chat.answer.other");
	expect([await after(598), (await after(0)).length]).toEqual([
		[
			[599, "Question 300"],
			[600, answer],
		],
		500,
	]);
	await write({ conversation, text: "One more" });
	expect(await after(600)).toEqual([[601, "One more"]]);
});

test("an operator answers the newest conversation, which only its own key reads", async () => {
	const { write, read, platform } = openChat();
	expect(() => platform.control["support/answer"]({ text: "Hi" })).toThrow("there is no conversation");
	await write({ conversation, text: "Hello" });
	platform.control["support/answer"]({ text: "Hi, this is Ada" });
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
