imported = Ahora se conocen { $cards } cartas y { $sets } colecciones ({ $file }).
compiled = { $listed } cartas: { $defined } están definidas aquí, { $compiled } se han compilado, { $refused } se han rechazado.
written = Las definiciones están en { $file }.
noPath = No existe ningún archivo ni carpeta { $path }.
noLists = No hay archivos CSV ni JSON en { $path }.
