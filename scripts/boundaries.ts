/** Checks the import boundaries on the whole tree. */
import { globSync } from "node:fs";
import { cruiseTree } from "./boundaries/cruise.ts";
import { entryPoints } from "./boundaries/entry-points.ts";
import { judge } from "./boundaries/judge.ts";
import { root } from "./paths.ts";
import { reportChecks } from "./suite/checks.ts";

const packages = globSync(["contracts", "packages/*"], { cwd: root });
reportChecks([entryPoints(root, packages), ...judge(await cruiseTree(root), packages)]);
