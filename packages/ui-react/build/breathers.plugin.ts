import type { Plugin } from "vite";

/** Modules after which evaluation rests. What stands between two of them takes about as long as between any other two. */
const restAfter: readonly string[] = [
	"/node_modules/effect/dist/Schema.js",
	"/packages/domain/src/account/balances.machine.ts",
	"/packages/domain/src/contract/open-orders/contract-orders.machine.ts",
	"/packages/domain/src/session/login/session.machine.ts",
	"/contracts/src/wire.ts",
];

const mark = "restHere()";

/** As `nextTask` does. */
const rest =
	"await new Promise(go=>{let{port1:a,port2:b}=new MessageChannel;a.onmessage=()=>{a.close();go()};b.postMessage(0)})";

/**
 * A file of code is evaluated in one task, and a slow phone answers no touch meanwhile. The large ones are evaluated in
 * several: they rest after some modules, and go on in the next task. Nothing else may import such a file while it rests:
 * the start script imports the libraries and the app one after the other.
 *
 * The rests are put in after the modules have been grouped into files: the bundler groups differently what awaits.
 */
export const breathers = (): Plugin => {
	const found = new Set<string>();
	const ending = (id: string): string | undefined => restAfter.find((each) => id.endsWith(each));
	return {
		name: "tradewind:breathers",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		transform(code, id) {
			const module = ending(id);
			if (module === undefined) return null;
			found.add(module);
			return { code: `${code}\n${mark};\n`, map: null };
		},
		buildEnd(error) {
			const missing = restAfter.filter((each) => !found.has(each));
			if (!error && missing.length > 0) this.error(`No module to rest after: ${missing.join(", ")}`);
		},
		renderChunk: (code) => (code.includes(mark) ? { code: code.replaceAll(mark, rest), map: null } : null),
	};
};
