import { Agent, request } from "node:http";
import { account, type Call, contract } from "@tradewind/contracts";

const everyMs = 10;
const order = {
	...{ type: "1", cont: "0.1", forex_id: "1", status: "1", multiple: "100" },
	...{ target_price: "0", stop_loss_price: "0", target_profit_price: "0" },
};

/** Reads the balances and the orders, opens an order and closes it. */
const visit = async (agent: Agent, url: string, token: string, place: number): Promise<readonly number[]> => {
	const call = async (of: Call, input: object = {}) => {
		const start = performance.now();
		const answer = await get(agent, url, token, of.path, { ...input, t: String(place) });
		return { ms: performance.now() - start, answer };
	};
	const opened = await call(contract.submitContract, order);
	const others = [
		await call(account.getBalance),
		await call(contract.getMyDeal, { status: "1", page: "1" }),
		await call(contract.closeContract, { id: String(Object(JSON.parse(opened.answer)).data?.Id) }),
	];
	return [opened, ...others].map(({ ms, answer }) => {
		if (Object(JSON.parse(answer)).code !== 1) throw new Error(`A call was refused: ${answer}`);
		return ms;
	});
};

const callsOfVisit = 4;

/** Sends so many calls a second, whether the answers come or not; returns the milliseconds until each answer. */
export const callAtRate = async (
	url: string,
	tokens: readonly string[],
	{ callsPerSecond, seconds }: { readonly callsPerSecond: number; readonly seconds: number },
): Promise<readonly number[]> => {
	const agent = new Agent({ keepAlive: true, maxSockets: 128 });
	const visits: Promise<readonly number[]>[] = [];
	const start = performance.now();
	await new Promise<void>((resolve) => {
		const timer = setInterval(() => {
			const passed = Math.min(performance.now() - start, seconds * 1000);
			const due = (passed / 1000) * (callsPerSecond / callsOfVisit);
			while (visits.length < due) {
				const place = visits.length;
				const visiting = visit(agent, url, tokens[place % tokens.length] ?? "", place);
				visiting.catch(() => {});
				visits.push(visiting);
			}
			if (passed < seconds * 1000) return;
			clearInterval(timer);
			resolve();
		}, everyMs);
	});
	const times = (await Promise.all(visits)).flat();
	agent.destroy();
	return times;
};

const get = (agent: Agent, url: string, token: string, path: string, input: object): Promise<string> =>
	new Promise((resolve, reject) => {
		const query = new URLSearchParams(Object.entries(input));
		const asked = request(
			`${url}${path}?${query}`,
			{ agent, headers: { authorization: token, lang: "en" } },
			(answer) => {
				let text = "";
				answer.setEncoding("utf8");
				answer.on("data", (part) => {
					text += part;
				});
				answer.on("end", () => resolve(text));
			},
		);
		asked.once("error", reject);
		asked.end();
	});
