/** The report as files: the same engine and the same numbers as on the command line. */
import { save } from '../../export/deliver';
import { fileBase } from '../../export/names';
import { meshName } from '../../workbench/meshName';
import { csvOf } from '../../../audit/report/csv';
import { reportOf, type AuditReport } from '../../../audit/report/report';
import { seen, type Seen } from './state';

/** Of the selected walks, with the other method next to them. */
export function reportNow(of: Seen): AuditReport {
  const { settings, level, merged, other } = of;
  const { mesh, report } = level;
  const about = { name: meshName(mesh), triangles: report.triangles, bounds: mesh.bounds };
  return reportOf(about, settings, merged, other ?? undefined);
}

/** `level-audit.csv` of level.glb. */
function saveAs({ level: { mesh } }: Seen, ending: string, type: string, text: string): void {
  save({ content: [text], type, fileName: `${fileBase({ presetId: null, mesh }, 'audit')}.${ending}` });
}

export function saveCsv(): void {
  const of = seen.peek();
  if (of) saveAs(of, 'csv', 'text/csv', csvOf(reportNow(of)));
}

/** A worker searches the mesh. @throws Error of the worker, most likely for lack of memory */
async function saveMade(as: 'html' | 'json', type: string): Promise<void> {
  const of = seen.peek();
  if (!of) return;
  const { made } = await import('./page');
  const text = await made(as, of, reportNow(of));
  if (text !== null) saveAs(of, as, type, text);
}

export const saveHtml = () => saveMade('html', 'text/html');
export const saveJson = () => saveMade('json', 'application/json');
