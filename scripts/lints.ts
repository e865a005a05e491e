/** Our own lints, on the whole tree. */
import { lints } from "./lints/all.ts";
import { root } from "./paths.ts";
import { reportChecks } from "./suite/checks.ts";

reportChecks(lints.map(({ name, find }) => ({ name, problems: find(root) })));
