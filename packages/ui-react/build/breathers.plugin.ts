import type { Plugin } from "vite";

/** Evaluating what stands between two of these takes about as long as between any other two. */
const restsAfter =
	/\/(node_modules\/effect\/dist\/Schema\.js|(packages\/domain\/src\/(account\/balances|contract\/contract-orders|session\/session)\.machine|contracts\/src\/wire)\.ts)$/;

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
export const breathers = (): Plugin => ({
	name: "tradewind:breathers",
	apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
	transform: {
		filter: { id: restsAfter },
		handler: (code) => ({ code: `${code}\n${mark};\n`, map: null }),
	},
	renderChunk: (code) => (code.includes(mark) ? { code: code.replaceAll(mark, rest), map: null } : null),
});
