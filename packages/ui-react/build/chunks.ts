/** Every page needs them and they seldom change, so browsers keep them cached over releases. */
const libraries =
	/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|effect|xstate|@xstate|use-sync-external-store|ky|i18next)\/|rolldown\/runtime/;

const firstLoad = /\/ui-react\/src\/main\.tsx$/;
/** Shared by the trade screen and other screens, which must not load the code of trading. */
const everyPage =
	/\/ui-react\/src\/((ui\/(layout|status|sheet|control)|router|state)\/|figures\/how-computed)|\/domain\/src\/money\//;
const tradeScreen = /\/ui-react\/src\/screens\/trade\/trade\.screen\.tsx$/;
const chart = /\/ui-react\/src\/features\/market\/chart\/candle-chart\.tsx$/;
const figures = /\/ui-react\/src\/figures\//;
const lists = /\/ui-react\/src\/ui\/list\/|\/domain\/src\/paged-list\//;
const activity = /\/ui-react\/src\/activity\//;
const instruments = /\/ui-react\/src\/instruments\//;
const commands = /\/domain\/src\/command\//;
const forms = /node_modules\/(@mantine|clsx)\/|\/ui-react\/src\/ui\/form\/(?!picture-|strength\.ts)/;
const ordersScreen = /\/ui-react\/src\/screens\/orders\/orders\.screen\.tsx$/;
const microScreens =
	/\/ui-react\/src\/features\/micro\/(micro-panel|orders\/micro-orders-screen|running\/micro-trades)\.tsx?$/;
/** A feature with screens in several folders has a chunk per folder. */
const featureScreen = /\/ui-react\/src\/features\/(.+)\/[^/]+\.screen\.tsx$/;

/**
 * The chunks of the build: few per page, since each costs a round trip. A group contains the matching modules and their static
 * imports, except those in a group of higher priority. A dynamic import stays a chunk of its own.
 */
export const chunkGroups = [
	{ name: "libraries", test: libraries, priority: 9 },
	{ name: "app", test: firstLoad, priority: 8 },
	{ name: "page", test: everyPage, priority: 7 },
	{ name: "trading", test: tradeScreen, priority: 6 },
	{ name: "chart", test: chart, priority: 5 },
	{ name: "commands", test: commands, priority: 5 },
	{ name: "figures", test: figures, priority: 4 },
	{ name: "lists", test: lists, priority: 3 },
	{ name: "activity", test: activity, priority: 2 },
	{ name: "instruments", test: instruments, priority: 2 },
	{ name: "forms", test: forms, priority: 2 },
	{ name: "orders", test: ordersScreen, priority: 1 },
	{ name: "micro", test: microScreens, priority: 1 },
	{
		name: (id: string) => featureScreen.exec(id)?.[1]?.replaceAll("/", "-") ?? null,
		debugName: "features",
		priority: 0,
	},
];
