/** Needed by every page and seldom changed: stays cached over releases. */
const libraries =
	/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|effect|xstate|@xstate|use-sync-external-store|ky|i18next)\/|rolldown\/runtime/;
/** Only form screens use its components. */
const mantine = /node_modules\/(@mantine|clsx)\/|src\/theme\/mantine[-.]|\/ui\/form\/mantine-scope/;

const firstLoad = /\/ui-react\/src\/main\.tsx$/;
const tradeScreen = /\/ui-react\/src\/screens\/trade\/trade\.screen\.tsx$/;
const ordersScreen = /\/ui-react\/src\/screens\/orders\/orders\.screen\.tsx$/;
const microScreens =
	/\/ui-react\/src\/features\/micro\/(micro-panel|orders\/micro-orders-screen|running\/micro-trades)\.tsx?$/;
/** What the screens of several features are made of, as far as neither the first load nor the trade screen holds it. */
const sharedParts = /\/ui-react\/src\/(ui|figures|instruments|activity|router|state)\/.*\.tsx?$/;
const featureScreen = /\/ui-react\/src\/features\/([^/]+)\/.*\.screen\.tsx$/;

/**
 * The files of the build: few a page, for each costs a round trip. A group holds the modules that match and all that they import
 * statically, without what a group of higher priority holds. What is imported dynamically stays a file of its own.
 */
export const chunkGroups = [
	{ name: "libraries", test: libraries, priority: 7 },
	{ name: "app", test: firstLoad, priority: 6 },
	{ name: "mantine", test: mantine, priority: 5 },
	{ name: "trading", test: tradeScreen, priority: 4 },
	{ name: "screens", test: sharedParts, priority: 3 },
	{ name: "orders", test: ordersScreen, priority: 2 },
	{ name: "micro", test: microScreens, priority: 2 },
	{ name: (id: string) => featureScreen.exec(id)?.[1] ?? null, debugName: "features", priority: 1 },
];
