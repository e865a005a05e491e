/** The platform in a process of its own. It says where it listens, what it has used, and makes customers. */
import { createNodeHost } from "@tradewind/mock-server/node";
import { control } from "../control.ts";
import { answerEach } from "./asked-process.ts";

const host = await createNodeHost({ port: 0 });

answerEach(async (question) => {
	const { customers } = Object(question);
	if (customers !== undefined) {
		await control(host.url, "reset", { scenario: "default" });
		const { tokens } = Object(await control(host.url, "load/customers", customers));
		return { url: host.url, tokens };
	}
	global.gc?.();
	const { user, system } = process.cpuUsage();
	return { cpuSeconds: (user + system) / 1e6, memoryBytes: process.memoryUsage.rss() };
});
