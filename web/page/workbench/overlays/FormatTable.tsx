/** What is read of each format and what is passed over, folded up below the import card. */
import '../../texts/later';
import './formats.css';
import { t } from '../../base/i18n/messages';

/** Endings are the same in every language. */
const formats = [
  ['gltf', '.glb .gltf .vrm'],
  ['obj', '.obj'],
  ['stl', '.stl'],
  ['ply', '.ply'],
  ['off', '.off'],
  ['3mf', '.3mf'],
  ['dae', '.dae'],
  ['fbx', '.fbx'],
  ['json', 'JSON'],
  ['zip', '.zip'],
] as const;

export function FormatTable() {
  return (
    <details class="imp-formats">
      <summary>{t('import.formats.title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('import.formats.format')}</th>
            <th scope="col">{t('import.formats.read')}</th>
            <th scope="col">{t('import.formats.ignored')}</th>
          </tr>
        </thead>
        <tbody>
          {formats.map(([id, endings]) => (
            <tr key={id}>
              <th scope="row">{endings}</th>
              <td>{t(`import.formats.${id}.read`)}</td>
              <td>{t(`import.formats.${id}.ignored`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
