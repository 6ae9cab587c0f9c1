/**
 * What the import says to people, in Simplified Chinese: one ICU message per code. Placeholders are the keys of `details`.
 * Say what was found, with the figures, and what to do about it.
 */
import type { ImportErrorCode, ImportWarningCode, ReasonCode } from './types';

export const importErrorMessages: Record<ImportErrorCode, string> = {
  'empty-file': '文件是空的。可能是下载或导出没有成功；请重试。',
  'web-page': '这是一个网页，不是网格。可能是服务器发来了出错页面；请检查网址，重新下载文件。',
  'lfs-pointer': '这是 Git LFS 指针，不是网格本身。请运行“git lfs pull”，或从网页下载文件。',
  'unknown-format':
    '无法识别“{name}”的格式。可读取的文件：.glb、.gltf、.vrm、.obj、.stl、.ply、.off、.3mf、.dae、.fbx，或装有其中一种的 .zip。',
  'bin-alone': '“{name}”装的是 .gltf 文件的数据，本身不含网格。请同时选择或拖入这两个文件，或放进同一个 .zip。',
  'unsupported-format': '无法读取 {format} 文件。请把网格导出为 .glb、.obj、.stl 或 .ply。',
  truncated:
    '文件提前结束：文件头声明有 {promised, plural, other {# 字节}}，实有 {found, plural, other {# 字节}}。可能是下载中断了；请重新获取文件。',
  'truncated-rows':
    '文件提前结束：文件头声明“{element}”有 {promised, plural, other {# 行}}，实有 {found, plural, other {# 行}}。可能是下载中断了；请重新获取文件。',
  'truncated-facet': '文件提前结束：从第 {line, number} 行开始的面片没有结尾。可能是下载中断了；请重新获取文件。',
  'no-triangles':
    '{points, plural, =0 {文件里没有三角片。} =1 {文件里没有三角片，只有 # 个点。} other {文件里没有三角片，只有 # 个点。点云要先转成曲面（例如用 MeshLab）。}}',
  'nothing-sound':
    '没有可用的三角片：{dropped, plural, =1 {唯一的一个} other {全部 # 个}}要么有顶点不存在或不是数，要么无法读取。请重新导出网格。',
  'too-many-triangles':
    '网格有 {count, number} 个三角片；最多可载入 {limit, number} 个。请先简化网格，或只导出一部分。',
  'too-many-vertices': '网格有 {count, number} 个顶点；最多可载入 {limit, number} 个。请先简化网格，或只导出一部分。',
  'too-much-memory':
    '{triangles, number} 个三角形和 {vertices, number} 个顶点在内存中占 {size, number, integer} MB；最多可用 {limit, number} MB。请合并位置相同的顶点，简化网格，或只导出一部分。',
  'out-of-memory': '内存不足，装不下这个 {bytes, number} 字节的文件。请关闭其他标签页，或简化网格。',
  cancelled: '导入已取消。',
  internal: '导入失败，而原因本应事先料到：{reason}。请报告此问题，如有可能请附上文件。',
  'zip-broken':
    '无法解开压缩包：位于字节 {offset, number} 的记录{what, select, encrypted {已加密} method {使用了不支持的压缩方法（只支持 deflate）} disks {属于分卷压缩包} other {已损坏}}。请重新打包成普通的 .zip，不要设密码。',
  'zip-no-mesh':
    '压缩包里没有网格（{files, plural, =0 {包是空的} other {# 个文件}}）。其中应有一个 .glb、.gltf、.vrm、.obj、.stl、.ply、.off、.3mf、.dae 或 .fbx。',
  'zip-too-large':
    '压缩包解开后有 {bytes, number} 字节；最多允许 {limit, number} 字节。请直接给出网格文件，或简化网格。',
  'gltf-version': '这个文件是 {version} 版的 glTF；只能读取第 2 版。请重新导出为 glTF 2.0。',
  'gltf-no-json': '.glb 文件缺少内容描述（文件头之后没有 JSON 块）。可能是下载中断了；请重新获取文件。',
  'gltf-bad-json': 'glTF 文件中的描述不是有效的 JSON。文件可能已损坏或被截断；请重新获取或重新导出。',
  'gltf-chunk-too-long':
    '.glb 文件中位于字节 {offset, number} 的块声称有 {promised, plural, other {# 字节}}，后面却只有 {found, plural, other {# 字节}}。文件已损坏；请重新导出。',
  'gltf-bad-value': 'glTF 文件在 {where} 处的值为 {found}，此处不允许。请重新导出，或用 glTF Validator 检查。',
  'gltf-missing-item':
    'glTF 文件在 {where} 处引用了 {list}[{index, number}]，但 {list} {available, plural, =0 {一个也没有} other {只有 # 个}}。请重新导出，或用 glTF Validator 检查。',
  'gltf-view-range':
    'glTF 文件的缓冲视图 {view, number} 要读到缓冲区的字节 {promised, number}，而缓冲区只有 {found, number} 字节。文件已损坏；请重新导出。',
  'gltf-accessor-range':
    'glTF 文件的访问器 {accessor, number} 需要 {promised, plural, other {# 字节}}，实有 {found, plural, other {# 字节}}。文件已损坏；请重新导出。',
  'gltf-buffer-short':
    'glTF 文件的缓冲区 {buffer, number} 应有 {promised, plural, other {# 字节}}，实有 {found, plural, other {# 字节}}。可能是下载中断了；请重新获取文件。',
  'gltf-buffer-missing': 'glTF 文件还需要“{file}”。请同时选择或拖入这两个文件，或放进同一个 .zip。',
  'gltf-buffer-not-fetched':
    'glTF 文件引用了“{uri}”，它在文件夹之外，不会去获取。请把文件“{file}”放在旁边：同时选择或拖入两者。',
  'gltf-cycle': 'glTF 文件的节点 {node, number} 包含它自己，场景没有尽头。请重新导出。',
  'gltf-node-shared': 'glTF 文件的节点 {node, number} 有两个父节点或被列出两次，这是 glTF 禁止的。请重新导出。',
  'gltf-extension':
    'glTF 文件要求扩展 {extension}，无法读取。{extension, select, KHR_draco_mesh_compression {请导出时不用 Draco 压缩（在 Blender 中：取消勾选“压缩”）。} EXT_meshopt_compression {请导出时不用 meshopt 压缩。} KHR_meshopt_compression {请导出时不用 meshopt 压缩。} other {请导出时不用此扩展。}}',
  'ply-no-end-header':
    'PLY 文件头没有结尾：在 {bytes, plural, other {# 字节}}内找不到“end_header”这一行。可能是下载中断了；请重新获取文件。',
  'ply-header-line': 'PLY 文件头第 {line, number} 行无法理解：“{text}”。请重新导出文件。',
  'ply-no-positions': 'PLY 文件中没有带 x、y、z 的顶点。请连同顶点位置重新导出。',
  'ply-list-length':
    '“{element}”第 {row, number} 行中有一个列表的长度为 {found}，这不可能。PLY 文件已损坏；请重新导出。',
  'ply-row-short': 'PLY 文件第 {line, number} 行的数太少，凑不成“{element}”的一行。文件已损坏；请重新导出。',
  'off-kind':
    '{kind, select, binary {这是二进制的 OFF 文件；只能读取文本形式的 OFF。} other {这个 OFF 文件（{word}）不是三维的。}}请导出为文本 OFF、.ply 或 .obj。',
  'off-counts': 'OFF 文件开头应是顶点数和面数；第 {line, number} 行那里却是“{found}”。请重新导出文件。',
  'off-list-length': 'OFF 文件第 {line, number} 行开头应是这个面的顶点数，而不是“{found}”。文件已损坏；请重新导出。',
  'zip-nested': '压缩包里是另一个压缩包“{name}”，没有网格。不会打开包中之包：请先解开它。',
  'folder-too-many': '文件夹里的文件超过 {limit, number} 个，或层级超过 {depth, number} 层。请只拖入网格所在的文件夹。',
  'folder-too-large': '文件夹里的文件至少有 {bytes, number} 字节；最多允许 {limit, number} 字节。请只拖入网格的文件。',
  'folder-empty': '文件夹里没有网格{files, plural, =0 {：它是空的} other {}}。请拖入装有网格的文件夹。',
  'address-elsewhere': '网址中的网格“{address}”在另一个服务器上。只会获取与本页同源的文件：请先下载，再拖到这里。',
  'address-too-large': '?mesh= 所指的文件超过 {limit, number} 字节，这是可读取的上限。请缩小或拆分网格。',
  'address-failed':
    '无法获取网址中的网格“{address}”{status, plural, =0 {} other {（服务器答复 {status}）}}。请检查“?mesh=”后面的地址。',
  'json-no-mesh':
    '这段 JSON 里没有网格{reason, select, none {} other {：{reason}}}。应如：\'{\' "positions": [0, 0, 0, …], "indices": [0, 1, 2, …] \'}\'。',
  'json-bad-value':
    '这段 JSON 在 {where} 处的值为 {found}。位置应为数，每个顶点三个；索引应为小于顶点数的整数，每个三角片三个。',
  'gltf-packed': 'glTF 文件在 {where} 处的压缩数据无法解开（{codec}：{reason}）。文件已损坏；请重新导出。',
  'decoder-missing': '无法获取该文件压缩所用的 {codec} 的解码器；请检查网络连接，然后重新载入文件。',
  'gltf-none-shown':
    'glTF 文件有 {meshes, plural, other {# 个网格}}，但场景中没有节点显示它。请把网格加入场景，再重新导出。',
  'xml-bad':
    '{what, select, doctype {文件中的 XML 在第 {line, number} 行有文档类型声明；其中可能藏有任何内容，因此不读取。} depth {文件中的 XML 在第 {line, number} 行嵌套过深。} tag {文件中的 XML 在第 {line, number} 行有无法理解的标签。} attribute {文件中的 XML 在第 {line, number} 行的标签有无法理解的属性：没有带引号的值，或出现了两次。} nesting {文件中的 XML 在第 {line, number} 行关闭了并未打开的标签。} other {文件中的 XML 在第 {line, number} 行提前结束。}}文件已损坏或属于别的类型；请重新导出。',
  'xml-too-many':
    '文件中的 XML 有超过 {limit, number} 个{what, select, comments {注释或指令} attributes {属性（在同一个标签里）} other {元素}}；网格用不到这么多。请去掉与形状无关的内容后重新导出。',
  'number-commas':
    '第 {line, number} 行的数里有逗号（“{found}”），它可能是分隔符，也可能是小数点。请改用小数点（如 0.5）后重新导出。',
  'only-others':
    '文件所显示的内容里没有三角片，只有{kind, select, beams {晶格的 {count, number} 根梁} displaced {{count, number} 个置换网格} implicit {{count, number} 个以体积描述的形状} combined {{count, number} 个由布尔运算得到的形状} sliced {{count, number} 个切片对象} other {{count, number} 个线或点元素}}。这些不读取；请把形状导出为普通网格。',
  'model-missing': '文件引用了“{name}”，但其中没有它。请重新导出。',
  'model-bad-value': '文件第 {line, number} 行 {name} 的值为“{found}”，此处不允许。请重新导出。',
  'model-endless': '文件中的“{name}”包含它自己，或无休止地重复其他部分。请重新导出。',
  'pose-packed':
    'glTF 文件中 {where} 处的骨骼由 Draco 压缩，无法摆姿势。请选择“按建模”，或不用 Draco 压缩重新导出（Blender 中取消勾选“Compression”）。',
  'pose-endless':
    '要为该 glTF 文件摆姿势，需读取超过 {limit, number} 个数，首先在 {where}。请选择“按建模”，或减少变形目标或实例后重新导出。',
  'pose-matrix':
    '动画移动节点 {node, number}，但该节点使用矩阵，没有可移动的部分；glTF 禁止这样做。请选择别的姿势，或重新导出文件。',
  'fbx-bad':
    '{what, select, version {这个 FBX 文件的版本是 {version}；早于 6.0 的版本无法读取。请用能读取它的程序打开（例如 Autodesk 免费的 FBX Converter），再另存为 FBX 2014 或更新版本，或 .glb。} much {FBX 文件中的数字列表解开后超过 {limit, number} 字节（字节 {offset, number}）。请在导出前拆分或简化网格。} other {FBX 文件{what, select, early {提前结束} nesting {的嵌套无法理解} other {有一个值无法理解}}（字节 {offset, number}）。请重新导出为 FBX 2014 或更新版本，或导出为 .glb。}}',
};

export const importWarningMessages: Record<ImportWarningCode, string> = {
  'triangles-not-finite': '略去了 {count, plural, other {# 个三角片}}：有顶点的坐标不是有限的数。',
  'faces-out-of-range':
    '略去了 {count, plural, other {# 个面}}：所引用的顶点不存在（只有 {vertices, plural, other {# 个顶点}}）。第一个是面 {face, number}。',
  'faces-too-short': '略去了 {count, plural, other {# 个面}}：顶点不足三个。第一个是面 {face, number}。',
  'faces-unreadable': '略去了 {count, plural, other {# 个面片}}：顶点不是正好三个。第一个从第 {line, number} 行开始。',
  'vertices-unreadable':
    '{count, plural, =1 {# 个位置不是有限的数：第 {line, number} 行。} other {# 个位置不是有限的数，第一个在第 {line, number} 行。}}用到它们的三角片已略去。',
  'degenerate-triangles': '{count, plural, other {# 个三角片}}没有面积。它们仍保留，当作点或线段。',
  'polygons-untidy':
    '{count, plural, other {# 个多边形}}无法干净地切成三角片，因为自身相交、自身相碰或不共面。那里的形状可能略有不同。第一个是面 {face, number}。',
  'points-lines-skipped': '跳过了 {count, plural, other {# 个点或线元素}}：只有三角片参与碰撞。',
  'elements-skipped': '跳过了 {count, plural, other {# 个元素}}：这类元素（“{name}”）在这里不产生三角片。',
  'rows-too-long': '{count, plural, other {# 行}}的数比文件头声明的多，第一处在第 {line, number} 行。多余的数已跳过。',
  'loose-indices': '剩下 {count, plural, other {# 个索引}}，凑不成完整的三角片。',
  'trailing-bytes': '内容在字节 {offset, number} 处结束，后面还有 {count, plural, other {# 字节}}，没有读取。',
  'companions-ignored':
    '有 {count, plural, other {# 个文件}}与形状无关，没有读取：{names}{count, plural, =1 {} =2 {} =3 {} other {…}}',
  'extension-mismatch': '文件名以 .{extension} 结尾，内容却是 {format}。已按 {format} 读取。',
  'zip-several-meshes': '压缩包里还有 {count, plural, other {# 个网格}}；已载入“{name}”。要用别的网格，请单独给出。',
  'stl-no-endsolid': '文件没有以“endsolid”结尾。所有面片都完整，但文件的结尾可能缺失。',
  'gltf-no-positions': '跳过了 {count, plural, other {# 个图元}}：没有位置数据。',
  'gltf-skin-ignored':
    '{count, plural, other {# 个网格}}带有骨骼。形状是建模时的样子，未摆姿势；大小可能与其他查看器显示的不同。',
  'parts-gathered': '文件中的部件多于列表所能列出的。超过 {limit, number} 个的部分归为一个部件。',
  'gltf-morph-ignored': '{count, plural, other {# 个网格}}带有变形目标。形状为基础形状。',
  'other-meshes':
    '还给出了 {count, plural, other {# 个别的网格}}；已载入“{name}”。没有读取：{names}{count, plural, =1 {} =2 {} =3 {} other {…}}',
  'gltf-mesh-unseen': '略去了 {count, plural, other {# 个网格}}：场景中没有节点显示它。',
  'polygons-thinned':
    '略去了多边形中 {count, plural, other {# 个没有面积的三角片}}：顶点重复或共线。第一个在面 {face, number}。',
  'pose-joint-range':
    '{count, plural, other {# 个顶点}}挂在不存在的骨骼上（编号 {joint, number}；总共只有 {joints, number} 个）。使用它们的三角形被略去。',
  'pose-no-weight': '{count, plural, other {# 个顶点}}的权重之和为零，改为跟随其列出的第一个骨骼。',
  'pose-flat': '{count, plural, other {# 个顶点}}挂在被该姿势压扁的骨骼上，由它们移动的部分可能没有体积。',
  'pose-channels': '{count, plural, other {动画的 # 个通道}}移动的不是节点或变形，已略过。',
  'pose-layers': '{count, plural, other {动画的 # 条曲线}}位于第一层之上的动画层中，已跳过。',
  'pose-between': '{count, plural, other {# 条曲线}}在动画开始处没有关键帧，采用其前一个或第一个关键帧。',
  'skin-ignored': '{count, plural, other {# 个网格}}带有骨骼。形状是建模时的样子，未摆姿势。',
  'morph-ignored': '{count, plural, other {# 个网格}}带有变形目标。读取的是基础形状。',
  'links-dangling':
    '跳过了 {count, plural, other {# 处引用}}：所指的内容（“{name}”{count, plural, =1 {} other { 等}}）不在文件里。其余部分已载入。',
  'decimal-commas': '文件用逗号作小数点，例如“{found}”。已按小数点读取；请确认大小是否正确。',
  'comma-separators': '文件用逗号分隔数，例如“{found}”。已按分隔符读取。',
  'threemf-not-printable': '{count, plural, other {# 个项目}}标记为不打印。仍与其余部分一起载入。',
  'threemf-supports': '{count, plural, other {# 个对象}}是打印用的支撑。仍与其余部分一起载入。',
  'threemf-no-solids': '{count, plural, other {# 个对象}}不是要打印的实体（类型“{type}”）。仍与其余部分一起载入。',
  'threemf-beams': '没有读取晶格的 {count, plural, other {# 根梁或球}}。只载入了三角片。',
  'threemf-displaced': '没有读取 {count, plural, other {# 个置换网格}}。只载入了普通网格。',
  'threemf-volumes': '{count, plural, other {# 个对象}}带有体积或水平集，这些不读取。只载入了三角片。',
  'threemf-combined': '没有读取 {count, plural, other {# 个对象}}：它们由其他对象经布尔运算得到。',
  'threemf-sliced': '{count, plural, other {# 个对象}}带有切片，切片不读取。已载入网格；它可能比切片粗略。',
  'threemf-extension':
    '文件要求 {count, plural, =1 {一个不读取的扩展：{name}} other {# 个不读取的扩展，第一个是 {name}}}。形状可能缺少其中描述的内容。',
  'axes-left-handed': '文件的坐标轴是左手系。网格已做镜像，使左边仍是左边、正面仍是正面。',
  'objects-hidden': '文件隐藏了 {count, plural, other {# 个对象}}，这里仍然载入了。不需要时，请在部件列表中去掉。',
};

export const importReasonMessages: Record<ReasonCode, string> = {
  'unit-gltf': 'glTF 文件以米为单位。',
  'unit-metres': '文件没有注明单位。从大小看应是米。',
  'unit-centimetres': '文件没有注明单位。长度在 50 到 2000 个单位之间，更可能是厘米而不是米。',
  'unit-millimetres': '文件没有注明单位。长度超过 2000 个单位，更可能是毫米。',
  'unit-ground': '文件没有注明单位。又宽又平，由小三角片组成，更可能是以米计的地面，而不是小物件。',
  'unit-tiny': '文件没有注明单位，长度不到 0.02 个单位。仍按米处理；如果显得太小，请选更大的比例。',
  'up-gltf': 'glTF 文件以 Y 轴朝上。',
  'up-flat-y': '朝 +Y 的平坦地面比朝 +Z 的多。',
  'up-flat-z': '朝 +Z 的平坦地面比朝 +Y 的多。',
  'up-stl-habit': '从形状看不出来。STL 文件大多以 Z 轴朝上。',
  'up-undecided': '从形状看不出来。这里习惯以 Y 轴朝上。',
  'unit-stl-habit': '文件没有注明单位。STL 文件大多以毫米为单位。',
  'unit-stated': '文件注明了单位。',
  'up-stated': '文件注明了坐标轴。',
};

/** All of them by code; no code is used twice. */
export const importMessages: Record<ImportErrorCode | ImportWarningCode | ReasonCode, string> = {
  ...importErrorMessages,
  ...importWarningMessages,
  ...importReasonMessages,
};
