/** Every page needs them and they seldom change, so browsers keep them cached over releases. */
const libraries =
	/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|effect|xstate|@xstate|use-sync-external-store|ky|i18next)\/|rolldown\/runtime/;

const firstLoad = /\/ui-react\/src\/main\.tsx$/;
/** Shared by the trade screen and other screens, which must not load the code of trading. */
const everyPage =
	/\/ui-react\/src\/((ui\/(layout|status|sheet|control|copy\/(?!address-box))|router(?!\/address-id)|state(?!\/(journal-log|record-commands)))\/|figures\/(how-computed|live-money|use-followed))|\/domain\/src\/money\//;
/** The recording of commands, which the trade page loads when it is idle. */
const recording = /\/ui-react\/src\/state\/(journal-log|record-commands)\.ts$/;
const tradeScreen = /\/ui-react\/src\/screens\/trade\/trade\.screen\.tsx$/;
const chart = /\/ui-react\/src\/features\/market\/chart\/candle-chart\.tsx$/;
const figures = /\/ui-react\/src\/figures\//;
const lists = /\/ui-react\/src\/(ui\/list\/|router\/address-id)|\/domain\/src\/paged-list\//;
const activity = /\/ui-react\/src\/activity\//;
const instruments = /\/ui-react\/src\/instruments\//;
const commands = /\/domain\/src\/command\//;
const forms = /node_modules\/(@mantine|clsx)\/|\/ui-react\/src\/ui\/form\/(?!picture-|strength\.ts)/;
const ordersScreen = /\/ui-react\/src\/screens\/orders\/orders\.screen\.tsx$/;
const microScreens =
	/\/ui-react\/src\/features\/micro\/(micro-panel|orders\/micro-orders-screen|running\/micro-trades)\.tsx?$/;
const domainNoun = /\/domain\/src\/([^/]+)\//;
/** Features whose screens are forms. They come after the others: modules that both need must not load the library of forms. */
const formFeature =
	/\/features\/(session\/(login|registration|password)|copy-trading\/(following|being-followed)|loan\/(application|request|repayment|agreement|signature))\//;
/** A feature with screens in several folders has a chunk per folder. */
const featureScreen = /\/ui-react\/src\/features\/(.+)\/[^/]+\.screen\.tsx$/;
const featureOf = (id: string): string | null => featureScreen.exec(id)?.[1]?.replaceAll("/", "-") ?? null;

/**
 * The chunks of the build: few per page, since each costs a round trip. A group contains the matching modules and their static
 * imports, except those in a group of higher priority. A dynamic import stays a chunk of its own.
 */
export const chunkGroups = [
	{ name: "libraries", test: libraries, priority: 10 },
	{ name: "app", test: firstLoad, priority: 9 },
	{ name: "page", test: everyPage, priority: 8 },
	{ name: "recording", test: recording, priority: 8 },
	{ name: "trading", test: tradeScreen, priority: 7 },
	{ name: "chart", test: chart, priority: 6 },
	{ name: "commands", test: commands, priority: 6 },
	{ name: "figures", test: figures, priority: 5 },
	{ name: "lists", test: lists, priority: 4 },
	{ name: "activity", test: activity, priority: 3 },
	{ name: "instruments", test: instruments, priority: 3 },
	{ name: "forms", test: forms, priority: 3 },
	{ name: "orders", test: ordersScreen, priority: 2 },
	{ name: "micro", test: microScreens, priority: 2 },
	{ name: (id: string) => domainNoun.exec(id)?.[1] ?? null, debugName: "nouns of the domain", priority: 2 },
	{
		name: (id: string) => (formFeature.test(id) ? null : featureOf(id)),
		debugName: "features",
		priority: 1,
	},
	{ name: featureOf, debugName: "features with forms", priority: 0 },
];
