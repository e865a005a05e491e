/** Plants one fault of each kind in a copy of the tree and expects its gate to turn red: the gates are looked at too. */
import { plants } from "./planted/plants.ts";
import { proveRed } from "./planted/prove-red.ts";
import { reportChecks } from "./suite/checks.ts";

reportChecks(await Promise.all(plants.map(proveRed)));
