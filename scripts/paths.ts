import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const uiRoot = join(root, "packages/ui-react");
export const uiBuild = join(uiRoot, "dist");
export const ownBrand = join(root, "brand");
/** The source maps of the build, which are not served. */
export const uiMaps = join(uiRoot, "dist-maps");
